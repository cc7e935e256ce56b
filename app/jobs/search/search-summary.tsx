import { Form, Link, useLocation } from "@remix-run/react";
import * as filtersWords from "~app/words/jobs/filters";
import * as words from "~app/words/jobs/search-summary";
import * as formatsWords from "~worker/words/formats";
import type { ReadAs } from "../../../worker/contract/job/read-as";
import { JOB_SORTS } from "../../../worker/facts/jobs/jobs";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import type { Filters } from "./filters.server";
import { chosenIn } from "./job-search";

interface Props {
  /** The number of jobs; absent if the page shows it elsewhere. */
  count?: number;
  readAs: ReadAs | null;
  filters: Filters;
}

const sentenceOf = <T,>(texts: T[] | undefined, say: (texts: T[]) => string) =>
  texts && texts.length > 0 ? say(texts) : "";

/** The number of results and how the search was interpreted, including ignored terms. */
export function SearchSummary({ count, readAs, filters }: Props) {
  const interpretation: Partial<ReadAs> = readAs ?? {};
  const { shown = [], dropped = [], kept = [], also = [], near = [], asTyped = 0 } = interpretation;
  const { none, searched, ignored, payFrom, asksPlace } = interpretation;
  const without = asTyped > 0 ? [...dropped, ...also] : also;
  const isAll = dropped.length === 0 || asTyped > 0;
  const sentences = [
    count === undefined ? "" : formatsWords.sentence(words.jobs(count)),
    sentenceOf(none, words.none),
    searched && isAll ? words.searched(searched) : "",
    payFrom !== undefined && isAll ? words.pay(payFrom) : "",
    sentenceOf(ignored, words.ignored),
    sentenceOf(shown, asTyped > 0 ? words.alsoShown : words.shown),
    isAll ? "" : words.dropped(dropped, kept),
    sentenceOf(without, words.alsoWithout),
    sentenceOf(near, words.near),
  ].filter(Boolean);
  return (
    <>
      {sentences.length > 0 && (
        <p aria-live="polite" className="text-ink-2">
          {sentences.join(" ")}
        </p>
      )}
      {asksPlace && <AskPlace filters={filters} />}
    </>
  );
}

/** "Near me" names no place. The browser's location is not requested, so the place is typed. */
function AskPlace({ filters }: { filters: Filters }) {
  const { location: _, ...others } = filters;
  return (
    <Form className="card grid gap-3">
      <p className="strong">{words.whichPlace}</p>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Field label={words.town} name="location" maxLength={100} required />
      <Button variant="second">{words.showThere}</Button>
    </Form>
  );
}

/** The active filters other than the search text, each with the remaining filters without it. */
export const chosenOf = (filters: Filters) =>
  [
    ...(filters.location ? [{ name: "location" as const, label: filters.location }] : []),
    ...chosenIn(filters),
  ].map(({ name, label }) => {
    const { [name]: _, ...others } = filters;
    return { name, label, others };
  });

/** Chips of the active filters; each leads to the list without that filter. */
export function Chosen({ chosen }: { chosen: { label: string; without: string }[] }) {
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen" aria-label={filtersWords.chosen}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link to={without} className="chip" aria-label={filtersWords.leaveOut(label)}>
            {label} <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to a list of jobs in each order; the current one is marked. */
export function OrderLinks({ filters }: { filters: Filters }) {
  const { pathname } = useLocation();
  const { sort: currentSort = "newest", ...others } = filters;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={filtersWords.order}>
      {JOB_SORTS.map((sort) => (
        <li key={sort}>
          <Link
            to={`${pathname}?${new URLSearchParams({ ...others, ...(sort !== "newest" && { sort }) })}`}
            aria-current={sort === currentSort ? "true" : undefined}
            className="chip"
          >
            {filtersWords.sorts[sort]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
