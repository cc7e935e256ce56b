import { Link, useFetcher, useLocation } from "@remix-run/react";
import * as words from "~app/words/jobs/jobs";
import { ReturnTo } from "../forms/return-to";
import { Button } from "../ui/button";

/** Saves the search that the list shows. A visitor must log in first. */
export function TellMe({ filters }: { filters: Record<string, string> }) {
  const saving = useFetcher();
  // Posts to the list itself: without a connection another screen's module can't be loaded.
  const { pathname } = useLocation();
  return (
    <saving.Form
      method="post"
      action={pathname}
      data-failure={words.searchNotSaved.body}
      data-failure-title={words.searchNotSaved.title}
      className="grid gap-2"
    >
      <input type="hidden" name="search" value={new URLSearchParams(filters).toString()} />
      <ReturnTo />
      <Button variant="second" disabled={saving.state !== "idle"}>
        {words.tellMe}
      </Button>
      <p className="text-sm text-ink-2">
        {words.tellMeHow} <Link to="/searches">{words.mySearches}</Link>
      </p>
    </saving.Form>
  );
}
