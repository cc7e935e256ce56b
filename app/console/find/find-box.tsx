import { useLocation } from "@remix-run/react";
import * as words from "~app/words/console/find";
import { Icon } from "../../ui/icon";

/** The maximum length that the API accepts. */
const LONGEST = 100;

/** The search field in the bar of every staff page. */
export function FindBox() {
  const { pathname, search } = useLocation();
  const query = pathname === "/staff/find" ? new URLSearchParams(search).get("q") : null;
  return (
    <search className="console-find">
      <form action="/staff/find">
        <button type="submit" aria-label={words.find}>
          <Icon name="search" />
        </button>
        <input
          type="search"
          name="q"
          defaultValue={query ?? undefined}
          maxLength={LONGEST}
          aria-label={words.label}
          placeholder={words.placeholder}
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
        />
        <span aria-hidden="true">/</span>
      </form>
    </search>
  );
}
