import { Form } from "@remix-run/react";
import { SLOT_FEE } from "../../worker/facts/fees";
import { Page } from "../frame/page";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import { Icon } from "../ui/icon";
import { Stamp } from "../ui/ticket/stamp";
import { Ticket } from "../ui/ticket/ticket";
import * as words from "../words/en/home/home";
import { rupees } from "../words/format";
import { Chip } from "./chip";

interface Props {
  /** The list of jobs that this person may see. */
  list: "/jobs" | "/openings";
  categories: readonly string[];
  prices: string | null;
}

export function HomeHero({ list, categories, prices }: Props) {
  return (
    <section className="band">
      <Page>
        <div className="hero">
          <div className="min-w-0">
            <p className="label">{words.name}</p>
            <h1 className="mt-3 text-hero">{words.heading}</h1>
            <p className="mt-5 max-w-[50ch] text-lg">{words.introduction(prices)}</p>
            <Search list={list} categories={categories} />
            <p className="mt-7 text-sm text-ink-2">{words.popularHeading}</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {words.popularSearches.map((search) => (
                <li key={search}>
                  <Chip to={`${list}?q=${encodeURIComponent(search)}`}>{search}</Chip>
                </li>
              ))}
            </ul>
          </div>
          <ExampleTickets />
        </div>
      </Page>
    </section>
  );
}

function Search({ list, categories }: Pick<Props, "list" | "categories">) {
  const options = [
    { value: "", label: words.allCategories },
    ...categories.map((category) => ({ value: category, label: category })),
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

function ExampleTickets() {
  const { label, held, confirmed } = words.exampleTickets;
  return (
    <div className="ticket-pair">
      <Ticket tone="held" label={label} state={held.state} until={held.until} />
      <Ticket
        tone="confirmed"
        label={label}
        number={confirmed.number}
        state={confirmed.state}
        until={confirmed.until}
        facts={confirmed.facts}
        counterfoil={
          <div className="example-foil">
            <div>
              <p className="figure">{rupees(SLOT_FEE)}</p>
              <p className="text-sm text-ink-2">{confirmed.price}</p>
            </div>
            <Stamp text={confirmed.stamp.text} label={confirmed.stamp.label} />
          </div>
        }
      />
    </div>
  );
}
