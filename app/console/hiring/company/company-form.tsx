import { Form } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import type { Company } from "../../../../worker/contract/console/companies";
import {
  ABOUT_MAX,
  ADDRESS_MAX,
  isDraft,
  isRefused,
  WEBSITE_MAX,
} from "../../../../worker/facts/jobs/companies";
import { NAME_MAX } from "../../../../worker/facts/limits/texts";
import { formOf, type Refusal } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Card, FormAlert } from "../../../ui/card";
import { Field, TextareaField } from "../../../ui/field";
import checkNumbers from "./check-numbers?worker&url";

const NAMES = [
  "name",
  "legalName",
  "website",
  "about",
  "address",
  "city",
  "phone",
  "gstin",
  "cin",
] as const;
type Name = (typeof NAMES)[number];

const LONGEST: Partial<Record<Name, number>> = { website: WEBSITE_MAX, address: ADDRESS_MAX };
const KINDS: Partial<Record<Name, { type?: string; inputMode?: "tel" | "url" }>> = {
  website: { type: "url" },
  phone: { type: "tel", inputMode: "tel" },
};

/** All data of a company, with the values that it requested last. */
export function CompanyForm({ company, refusal }: { company: Company; refusal: Refusal }) {
  const typed = NAMES.map((name) => [name, company[name] ?? ""]);
  const { error, field } = formOf(refusal, Object.fromEntries(typed));
  const note = words.factsNote[company.state];
  return (
    <Card as="section">
      <Form method="post" noValidate className="console-form">
        <h2>{words.facts}</h2>
        {note && <p>{note}</p>}
        <FormAlert title={consoleWords.problem} message={error} />
        {NAMES.map((name) => {
          const props = { ...field(name), label: words.labels[name], hint: words.hints[name] };
          return name === "about" ? (
            <TextareaField key={name} {...props} maxLength={ABOUT_MAX} />
          ) : (
            <Field key={name} {...props} {...KINDS[name]} maxLength={LONGEST[name] ?? NAME_MAX} />
          );
        })}
        <div className="console-acts">
          <Button name="intent" value="save" variant={isOpen(company) ? "second" : "primary"}>
            {words.save}
          </Button>
          {isOpen(company) && (
            <Button name="intent" value="submit">
              {words.saveAndSubmit}
            </Button>
          )}
        </div>
      </Form>
      <script type="module" src={checkNumbers} />
    </Card>
  );
}

/** Whether the company may be submitted. */
const isOpen = (company: Company) => isDraft(company) || isRefused(company);
