import { Form, Link, type LinkProps } from "@remix-run/react";
import * as words from "~app/words/home/home";
import * as topicsWords from "~worker/words/topics";
import { Page } from "../frame/page";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import { Icon } from "../ui/icon";

interface Props {
  /** The list of jobs that this visitor may see. */
  list: "/jobs" | "/openings";
  categories: readonly string[];
  prices: string | null;
}

function Chip({ current, ...rest }: LinkProps & { current?: boolean }) {
  return <Link {...rest} className="chip" aria-current={current ? "true" : undefined} />;
}

export function HomeHero({ list, categories, prices }: Props) {
  return (
    <section className="band">
      <Page>
        <div className="beside">
          <div>
            <p className="label">{words.name}</p>
            <h1 className="mt-3 text-hero">{words.heading}</h1>
            <p className="mt-5 max-w-[50ch] text-lg">{words.introduction(prices)}</p>
          </div>
          <div className="min-w-0">
            <Search list={list} categories={categories} />
            <p className="mt-5 text-sm text-ink-2">{words.popularHeading}</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {words.popularSearches.map((search) => (
                <li key={search}>
                  <Chip to={`${list}?q=${encodeURIComponent(search)}`}>{search}</Chip>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Page>
    </section>
  );
}

function Search({ list, categories }: Pick<Props, "list" | "categories">) {
  const options = [
    { value: "", label: words.allCategories },
    ...categories.map((category) => ({
      value: category,
      label: topicsWords.categoryName(category),
    })),
  ];
  return (
    <Form method="get" action={list} role="search" className="card hero-search">
      <Field
        label={words.jobTitle}
        name="q"
        placeholder={words.jobTitlePlaceholder}
        maxLength={100}
      />
      <Field
        label={words.location}
        name="location"
        placeholder={words.locationPlaceholder}
        maxLength={100}
      />
      <SelectField label={words.category} name="category" options={options} />
      <Button>
        <Icon name="search" />
        {words.search}
      </Button>
    </Form>
  );
}
