import { Form } from "@remix-run/react";
import { SLOT_FEE } from "../../worker/facts/fees";
import { PAYMENT_HOLD_HOURS } from "../../worker/facts/holds";
import { Page } from "../frame/page";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import { Icon } from "../ui/icon";
import { Stamp } from "../ui/ticket/stamp";
import { Ticket } from "../ui/ticket/ticket";
import { rupees } from "../words/format";
import { Chip } from "./chip";

const POPULAR = ["Customer support", "Data entry", "Sales executive", "React developer"];

interface Props {
  categories: readonly string[];
  prices: string | null;
}

export function HomeHero({ categories, prices }: Props) {
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
              Searching, applying and testing are free. If you pass, you can book an interview slot:{" "}
              <b>{prices ?? rupees(SLOT_FEE)}, including GST</b>. If you do not pass, you do not
              pay.
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
    <Form method="get" action="/jobs" role="search" className="card hero-search">
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
        until={`Kept for you for ${PAYMENT_HOLD_HOURS} hours after the test`}
      />
      <Ticket
        tone="confirmed"
        label="Interview slot"
        number="Example"
        state="CONFIRMED"
        until="Round 1 · Thu 26 Nov, 11:30 am"
        facts={[
          { label: "Employer", value: "The employer you chose" },
          { label: "Work", value: "Credit Analyst" },
          { label: "Test", value: "Passed, 8 of 10" },
          { label: "Slot", value: "1 of 25" },
        ]}
        counterfoil={
          <div className="example-foil">
            <div>
              <p className="figure">{rupees(SLOT_FEE)}</p>
              <p className="text-sm text-ink-2">including GST, paid once</p>
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
