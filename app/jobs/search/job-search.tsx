import { Form, Link } from "@remix-run/react";
import * as filtersWords from "~app/words/jobs/filters";
import * as words from "~app/words/jobs/jobs";
import * as searchSummaryWords from "~app/words/jobs/search-summary";
import * as topicsWords from "~worker/words/topics";
import { brand } from "../../../worker/facts/brand";
import {
  CHOICE_NAMES,
  CHOICE_TERMS,
  type ChoiceTerm,
  EXPERIENCE_STEPS,
  ofChoices,
  PAY_STEPS,
} from "../../../worker/facts/jobs/jobs";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field, SelectField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { rupees } from "../../words/format";
import type { Filters } from "./filters.server";

const options = (values: readonly number[], label: (value: number) => string): Option[] =>
  values.map((value) => ({ value: String(value), label: label(value) }));

interface Option {
  value: string;
  label: string;
}

function choiceOptions(term: ChoiceTerm): Option[] {
  const labels: Record<string, string> = filtersWords.choices[term];
  return CHOICE_TERMS[term].values.map((value) => ({ value, label: labels[value] ?? value }));
}

const CHOICES = {
  payFrom: () => options(PAY_STEPS, filtersWords.pay),
  experience: () => options(EXPERIENCE_STEPS, filtersWords.years),
  ...ofChoices<Record<ChoiceTerm, () => Option[]>>((term) => () => choiceOptions(term)),
};
/** The field's label states the pay period. */
const PAYS = options(PAY_STEPS, rupees);
const MARKS = ["near", "remote", "free", "slots"] as const;

type Choice = keyof typeof CHOICES;
/** In the order of the page. */
const NAMES = [...new Set<Choice>(["payFrom", "schooling", "experience", ...CHOICE_NAMES])];

/** The active filters of a list of jobs, in words, without the typed ones. */
export const chosenIn = (filters: Filters): { name: keyof Filters; label: string }[] => [
  ...(filters.category
    ? [{ name: "category" as const, label: topicsWords.categoryName(filters.category) }]
    : []),
  ...NAMES.flatMap((name) => {
    const choice = CHOICES[name]().find(({ value }) => value === filters[name]);
    return choice ? [{ name, label: choice.label }] : [];
  }),
  ...MARKS.flatMap((name) => (filters[name] ? [{ name, label: filtersWords.labels[name] }] : [])),
];

/** The filters of a list of jobs, folded while none is active. */
function MoreFilters({ filters }: { filters: Filters }) {
  const any = { value: "", label: filtersWords.any };
  return (
    <details className="filters" open={chosenIn({ ...filters, category: undefined }).length > 0}>
      <summary>{filtersWords.more}</summary>
      <div>
        {NAMES.map((name) => (
          <SelectField
            key={name}
            label={filtersWords.labels[name]}
            name={name}
            defaultValue={filters[name]}
            options={[any, ...(name === "payFrom" ? PAYS : CHOICES[name]())]}
          />
        ))}
      </div>
      {MARKS.map((name) => (
        <label key={name} className="chip">
          <input type="checkbox" name={name} value="true" defaultChecked={Boolean(filters[name])} />
          {filtersWords.labels[name]}
        </label>
      ))}
    </details>
  );
}

/** All filters of a list of jobs, as a single line; "" for all jobs. */
export const askedFor = (filters: Filters): string =>
  [filters.q, filters.location, ...chosenIn(filters).map(({ label }) => label)]
    .filter(Boolean)
    .join(" · ");

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
            options={[
              ...every,
              ...categories.map((name) => ({ value: name, label: topicsWords.categoryName(name) })),
            ]}
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
      {categories.map((category) => chip(category, topicsWords.categoryName(category)))}
    </ul>
  );
}

/** The title of a search's page. */
export const searchTitle = (filters: Filters, count: number | undefined) =>
  `${searchSummaryWords.title(askedFor(filters), count)} · ${brand.name}`;
