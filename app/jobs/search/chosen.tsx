import { Link } from "@remix-run/react";
import * as words from "~app/words/jobs/filters";
import { Icon } from "../../ui/icon";
import type { Filters } from "./filters.server";
import { chosenIn } from "./more-filters";

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
