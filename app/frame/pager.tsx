import { useLocation } from "@remix-run/react";
import * as words from "~app/words/frame/pager";
import { ButtonLink } from "../ui/button";

/**
 * The number of cursors of earlier pages kept in the address, for the link to the previous page.
 */
const REMEMBERED = 20;

/** Links to the pages of a list before and after this one; `next` is the next page's cursor. */
export function Pager({ next }: { next: string | undefined }) {
  const { pathname, search } = useLocation();
  const visited = new URLSearchParams(search).getAll("cursor");
  if (!next && visited.length === 0) return null;
  const page = (cursors: string[]) => {
    const query = new URLSearchParams(search);
    query.delete("cursor");
    for (const cursor of cursors.slice(-REMEMBERED)) query.append("cursor", cursor);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className="pager" aria-label={words.pages}>
      {visited.length > 0 && (
        <ButtonLink to={page(visited.slice(0, -1))} variant="second" rel="prev">
          {words.previous}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={page([...visited, next])} variant="second" rel="next">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  );
}
