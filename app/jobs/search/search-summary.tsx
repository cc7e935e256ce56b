import type { ReadAs } from "../../../worker/contract/job/read-as";
import type { JobSort } from "../../../worker/facts/jobs";
import * as words from "../../words/en/jobs/search-summary";

interface Props {
  /** Jobs of the first page; left out where the page says how many. */
  count?: number;
  /** There are more. */
  isMore?: boolean;
  readAs: ReadAs | null;
  sort?: JobSort;
}

/** How many jobs a search found, how it was read, and in which order they come. */
export function SearchSummary({ count, isMore = false, readAs, sort = "newest" }: Props) {
  const { shown = [], dropped = [], also = [], near = [], asTyped = 0 } = readAs ?? {};
  const without = asTyped > 0 ? [...dropped, ...also] : also;
  return (
    <p aria-live="polite" className="text-ink-2">
      {count !== undefined && words.jobs(count, isMore)}{" "}
      {shown.length > 0 && (asTyped > 0 ? words.alsoShown(shown) : words.shown(shown))}{" "}
      {dropped.length > 0 && asTyped === 0 && words.dropped(dropped)}{" "}
      {without.length > 0 && words.alsoWithout(without)} {near.length > 0 && words.near(near)}{" "}
      {words.orders[sort]}
    </p>
  );
}
