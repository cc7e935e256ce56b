import { Form } from "@remix-run/react";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Field, SelectField } from "../ui/field";
import { Icon } from "../ui/icon";
import { Stamp } from "../ui/stamp";
import { Ticket } from "../ui/ticket";
import { Page } from "./page";

const POPULAR = ["Customer support", "Data entry", "Sales executive", "React developer"];

export function HomeHero({ categories }: { categories: readonly string[] }) {
  return (
    <section className="band">
      <Page>
        <div className="hero">
          <div className="min-w-0">
            <p className="label">
              Pakka, <span lang="hi">पक्का</span>: sure, confirmed
            </p>
            <h1 className="mt-3 text-hero">
              Pass a free test.
              <br />
              Get a real interview.
              <br />
              Pakka.
            </h1>
            <p className="mt-5 max-w-[50ch] text-lg">
              Searching, applying and testing are free. If you pass, you may reserve an interview
              slot for <b className="whitespace-nowrap">₹199, all taxes in</b>. If you don’t pass,
              you don’t pay.
            </p>
            <Search categories={categories} />
            <p className="mt-7 text-sm text-ink-2">Popular searches</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {POPULAR.map((words) => (
                <li key={words}>
                  <Chip to={`/jobs?q=${encodeURIComponent(words)}`}>{words}</Chip>
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

function Search({ categories }: { categories: readonly string[] }) {
  const options = [
    { value: "", label: "All categories" },
    ...categories.map((category) => ({ value: category, label: category })),
  ];
  return (
    <Form method="get" action="/jobs" role="search" className="sheet hero-search">
      <Field label="Job title" name="q" placeholder="Accountant, driver, tester" maxLength={100} />
      <Field label="Location" name="location" placeholder="Pune" maxLength={100} />
      <SelectField label="Category" name="category" options={options} />
      <Button>
        <Icon name="search" />
        Search jobs
      </Button>
    </Form>
  );
}

function ExampleTickets() {
  return (
    <div className="ticket-pair">
      <Ticket
        tone="held"
        label="Interview slot"
        state="HELD"
        until="after the test, for 24 hours"
      />
      <Ticket
        tone="confirmed"
        label="Interview slot"
        number="Example"
        state="CONFIRMED"
        until="Round 1 · Thu 26 Nov, 11:30 am"
        facts={[
          { label: "Employer", value: "Sahyadri Finserv" },
          { label: "Work", value: "Credit Analyst" },
          { label: "Test", value: "Passed, 8 of 10" },
          { label: "Slot", value: "1 of 25" },
        ]}
        counterfoil={
          <div className="example-foil">
            <div>
              <p className="figure">₹199</p>
              <p className="text-sm text-ink-2">all taxes in, paid once</p>
            </div>
            <Stamp
              text="CONFIRMED 21 NOV"
              label="Example of the Pakka stamp: confirmed 21 November"
            />
          </div>
        }
      />
    </div>
  );
}
