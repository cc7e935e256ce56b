import { Link, useLocation } from "@remix-run/react";
import { JOB_SORTS, type JobSort } from "../../../worker/facts/jobs";
import * as words from "../../words/en/jobs/filters";
import type { Filters } from "./filters.server";

/** Few look for the jobs that are almost full: that order is offered among the filters. */
const OFFERED: JobSort[] = ["newest", "pay"];

/** The orders in which a list of jobs can come, the one that it has marked. */
export function OrderLinks({ filters }: { filters: Filters }) {
  const { pathname } = useLocation();
  const { sort: chosen = "newest", ...others } = filters;
  const sorts = JOB_SORTS.filter((sort) => OFFERED.includes(sort) || sort === chosen);
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.labels.sort}>
      {sorts.map((sort) => (
        <li key={sort}>
          <Link
            to={`${pathname}?${new URLSearchParams({ ...others, ...(sort !== "newest" && { sort }) })}`}
            aria-current={sort === chosen ? "true" : undefined}
            className="chip"
          >
            {words.sorts[sort]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
