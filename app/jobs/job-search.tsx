import { Form, Link } from "@remix-run/react";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field, SelectField } from "../ui/field";
import { Icon } from "../ui/icon";

interface Props {
  filters: { q?: string; location?: string; category?: string; free?: string };
  categories: readonly string[];
}

/** The job list's search. Folded on phones, unless something is being searched for. */
export function JobSearch({ filters, categories }: Props) {
  const { q, location, category } = filters;
  const every = [{ value: "", label: "All categories" }];
  return (
    <details className="search-fold" open={Boolean(q || location || category)}>
      <summary className="btn btn-second w-full justify-between">
        Search and filter <Icon name="search" />
      </summary>
      <Card>
        {/* A new form for each search, so that the fields say what is shown. */}
        <Form action="/jobs" className="grid gap-4" role="search" key={JSON.stringify(filters)}>
          <Field label="Job title" name="q" defaultValue={q} maxLength={100} />
          <Field label="Location" name="location" defaultValue={location} maxLength={100} />
          <SelectField
            label="Category"
            name="category"
            defaultValue={category}
            options={[...every, ...categories.map((name) => ({ value: name, label: name }))]}
          />
          {filters.free && <input type="hidden" name="free" value="true" />}
          <Button>
            <Icon name="search" /> Search
          </Button>
        </Form>
      </Card>
    </details>
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
