import type { ReactNode } from "react";
import * as words from "~app/words/console/staff";
import { panOf } from "../../worker/contract/company-numbers/gstin";
import { panHolder } from "../../worker/contract/company-numbers/pan";
import type { Company, StaffCompany } from "../../worker/contract/console/companies";
import { REGISTERS } from "../../worker/facts/jobs/companies";
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

/** The facts encoded in a company's numbers, and links to the public registers. */
export function Registers({ company }: { company: StaffCompany }) {
  const { gstin, cin, website } = company;
  const host = website && new URL(website).hostname;
  const pan = gstin && panOf(gstin);
  const rows = [
    gstin && {
      text: words.registers.gstin(gstin, pan || "", panHolder(pan || "")),
      link: words.registers.gstPortal,
      to: REGISTERS.gstin,
    },
    cin && {
      text: words.registers.cin(cin),
      link: words.registers.companyRegister,
      to: REGISTERS.cin,
    },
    website && { text: website, link: words.registers.website, to: website },
    host && { text: host, link: words.registers.whose, to: REGISTERS.domain + host },
  ].filter((row) => typeof row === "object" && row !== null);
  if (rows.length === 0) return null;
  return (
    <Card as="section">
      <h2>{words.registers.heading}</h2>
      <ul className="console-list">
        {rows.map(({ text, link, to }) => (
          <li key={to}>
            {text}{" "}
            <a href={to} target="_blank" rel="noreferrer">
              {link}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
