import { Form, Link } from "@remix-run/react";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import { Icon } from "../ui/icon";
import { Sheet } from "../ui/sheet";

interface Props {
  filters: { q?: string; location?: string; category?: string; free?: string };
  categories: readonly string[];
}

/** The job list's search. Folded on phones, unless something is being searched for. */
export function JobSearch(props: Props) {
  const { q, location, category } = props.filters;
  return (
    <>
      <details className="lg:hidden" open={Boolean(q || location || category)}>
        <summary className="btn btn-second w-full justify-between">
          Search and filter <Icon name="search" />
        </summary>
        <div className="mt-3">
          <SearchForm {...props} place="folded" />
        </div>
      </details>
      <div className="hidden lg:block">
        <SearchForm {...props} place="rail" />
      </div>
    </>
  );
}

function SearchForm({ filters, categories, place }: Props & { place: string }) {
  const every = [{ value: "", label: "All categories" }];
  return (
    <Sheet>
      {/* A new form for each search, so that the fields say what is shown. */}
      <Form action="/jobs" className="grid gap-4" role="search" key={JSON.stringify(filters)}>
        <Field
          label="Job title"
          name="q"
          id={`${place}-q`}
          defaultValue={filters.q}
          maxLength={100}
        />
        <Field
          label="Location"
          name="location"
          id={`${place}-location`}
          defaultValue={filters.location}
          maxLength={100}
        />
        <SelectField
          label="Category"
          name="category"
          id={`${place}-category`}
          defaultValue={filters.category}
          options={[...every, ...categories.map((name) => ({ value: name, label: name }))]}
        />
        {filters.free && <input type="hidden" name="free" value="true" />}
        <Button>
          <Icon name="search" /> Search
        </Button>
      </Form>
    </Sheet>
  );
}

export function CategoryChips({ filters, categories }: Props) {
  const chip = (category: string | undefined, words: string) => {
    const { category: _, ...others } = filters;
    const query = new URLSearchParams(category ? { ...others, category } : others);
    const chosen = filters.category === category;
    return (
      <li key={words}>
        <Link to={`/jobs?${query}`} aria-current={chosen ? "true" : undefined} className="chip">
          {words}
        </Link>
      </li>
    );
  };
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Categories">
      {chip(undefined, "All")}
      {categories.map((category) => chip(category, category))}
    </ul>
  );
}
