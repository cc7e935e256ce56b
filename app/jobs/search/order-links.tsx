import { Link, useLocation } from "@remix-run/react";
import * as words from "~app/words/jobs/filters";
import { JOB_SORTS } from "../../../worker/facts/jobs/jobs";
import type { Filters } from "./filters.server";

/** Links to a list of jobs in each order; the current one is marked. */
export function OrderLinks({ filters }: { filters: Filters }) {
  const { pathname } = useLocation();
  const { sort: currentSort = "newest", ...others } = filters;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.order}>
      {JOB_SORTS.map((sort) => (
        <li key={sort}>
          <Link
            to={`${pathname}?${new URLSearchParams({ ...others, ...(sort !== "newest" && { sort }) })}`}
            aria-current={sort === currentSort ? "true" : undefined}
            className="chip"
          >
            {words.sorts[sort]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
