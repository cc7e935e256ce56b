import { Form, Link } from "@remix-run/react";
import * as words from "~app/words/jobs/jobs";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field, SelectField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { askedFor } from "./asked-for";
import type { Filters } from "./filters.server";
import { MoreFilters } from "./more-filters";

interface Props {
  /** The path of the list with the results. */
  action?: "/jobs" | "/openings";
  filters: Filters;
  categories: readonly string[];
}

/** The search form of a list of jobs. On phones it is folded to one line that shows the search. */
export function JobSearch({ action = "/jobs", filters, categories }: Props) {
  const { q, location, category, sort } = filters;
  const searchText = askedFor(filters);
  const every = [{ value: "", label: words.allCategories }];
  return (
    // New for each search: the fields show the filters,
    // and the form is folded to reveal the results.
    <details className="search-fold" key={JSON.stringify(filters)}>
      <summary
        className="btn btn-second w-full justify-between wrap-anywhere"
        aria-label={searchText ? words.changeSearch(searchText) : undefined}
      >
        {searchText || words.searchAndFilter}
        <Icon name="search" />
      </summary>
      <Card>
        <Form action={action} className="grid gap-4" role="search">
          <Field label={words.jobTitle} name="q" defaultValue={q} maxLength={100} />
          <Field label={words.location} name="location" defaultValue={location} maxLength={100} />
          <SelectField
            label={words.category}
            name="category"
            defaultValue={category}
            options={[...every, ...categories.map((name) => ({ value: name, label: name }))]}
          />
          <MoreFilters filters={filters} />
          {sort && <input type="hidden" name="sort" value={sort} />}
          <Button>
            <Icon name="search" /> {words.search}
          </Button>
        </Form>
      </Card>
    </details>
  );
}

export function CategoryChips({ filters, categories }: Omit<Props, "action">) {
  const chip = (category: string | undefined, label: string) => {
    const { category: _, ...others } = filters;
    const query = new URLSearchParams(category ? { ...others, category } : others);
    const isCurrent = filters.category === category;
    return (
      <li key={label}>
        <Link to={`/jobs?${query}`} aria-current={isCurrent ? "true" : undefined} className="chip">
          {label}
        </Link>
      </li>
    );
  };
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.categories}>
      {chip(undefined, words.all)}
      {categories.map((category) => chip(category, category))}
    </ul>
  );
}
