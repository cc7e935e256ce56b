import type { ReactNode } from "react";
import * as words from "~app/words/console/staff";
import type { Company } from "../../worker/contract/console/companies";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";

const FIELDS = [
  "legalName",
  "website",
  "about",
  "address",
  "city",
  "phone",
  "gstin",
  "cin",
] as const satisfies readonly (keyof typeof words.labels)[];

/** A company's own data, and other known facts. */
export function CompanyFacts(props: { company: Company; heading: string; children?: ReactNode }) {
  const { company, heading, children } = props;
  return (
    <Card as="section">
      <h2>{heading}</h2>
      <FactList
        rows={FIELDS.map((field) => ({
          label: words.labels[field],
          value: company[field] ?? words.notSaid,
        }))}
      />
      {children}
    </Card>
  );
}
