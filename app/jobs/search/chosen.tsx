import { Link } from "@remix-run/react";
import { Icon } from "../../ui/icon";
import * as words from "../../words/en/jobs/filters";
import type { Filters } from "./filters.server";
import { chosenIn } from "./more-filters";

/** What makes a list of jobs smaller, apart from words: each with the filters that are left without it. */
export const chosenOf = (filters: Filters) =>
  [
    ...(filters.location ? [{ name: "location" as const, label: filters.location }] : []),
    ...chosenIn(filters),
  ].map(({ name, label }) => {
    const { [name]: _, ...others } = filters;
    return { name, label, others };
  });

/** Chips of what is chosen; each leads to the list without it. */
export function Chosen({ chosen }: { chosen: { label: string; without: string }[] }) {
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen" aria-label={words.chosen}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link to={without} className="chip" aria-label={words.leaveOut(label)}>
            {label} <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
