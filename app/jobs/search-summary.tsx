import type { ReadAs } from "../../worker/contract/job/read-as";
import * as words from "../words/en/jobs/search-summary";

/** What of a search the list shows: how many jobs, how it was read, and in which order they come. */
export interface Summary {
  total: number;
  /** More than were counted. */
  isMore: boolean;
  readAs: ReadAs | null;
}

export function SearchSummary({ total, isMore, readAs }: Summary) {
  const { shown = [], dropped = [], near = [], asTyped = 0 } = readAs ?? {};
  return (
    <p aria-live="polite" className="text-ink-2">
      {words.jobs(total, isMore)}{" "}
      {shown.length > 0 && (asTyped > 0 ? words.alsoShown(shown) : words.shown(shown))}{" "}
      {dropped.length > 0 && words.dropped(dropped)} {near.length > 0 && words.near(near)}{" "}
      {words.order}
    </p>
  );
}
