import { useLocation } from "@remix-run/react";
import { ButtonLink } from "../ui/button";

/** The address keeps the cursors of the pages gone through, so that there is a way back. */
const REMEMBERED = 20;

/** Links to the pages of a list before and after this one; `next` is the next page's cursor. */
export function Pager({ next }: { next: string | undefined }) {
  const { pathname, search } = useLocation();
  const gone = new URLSearchParams(search).getAll("cursor");
  if (!next && gone.length === 0) return null;
  const page = (cursors: string[]) => {
    const query = new URLSearchParams(search);
    query.delete("cursor");
    for (const cursor of cursors.slice(-REMEMBERED)) query.append("cursor", cursor);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className="pager" aria-label="Pages">
      {gone.length > 0 && (
        <ButtonLink to={page(gone.slice(0, -1))} variant="second" rel="prev">
          Previous page
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={page([...gone, next])} variant="second" rel="next">
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}
