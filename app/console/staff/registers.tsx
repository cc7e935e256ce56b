import { panOf } from "../../../worker/contract/company-numbers/gstin";
import { panHolder } from "../../../worker/contract/company-numbers/pan";
import type { StaffCompany } from "../../../worker/contract/console/companies";
import { REGISTERS } from "../../../worker/facts/jobs/companies";
import { Card } from "../../ui/card";
import { registers as words } from "../../words/en/console/staff";

/** The facts encoded in a company's numbers, and links to the public registers. */
export function Registers({ company }: { company: StaffCompany }) {
  const { gstin, cin, website } = company;
  const host = website && new URL(website).hostname;
  const pan = gstin && panOf(gstin);
  const rows = [
    gstin && {
      text: words.gstin(gstin, pan || "", panHolder(pan || "")),
      link: words.gstPortal,
      to: REGISTERS.gstin,
    },
    cin && { text: words.cin(cin), link: words.companyRegister, to: REGISTERS.cin },
    website && { text: website, link: words.website, to: website },
    host && { text: host, link: words.whose, to: REGISTERS.domain + host },
  ].filter((row) => typeof row === "object" && row !== null);
  if (rows.length === 0) return null;
  return (
    <Card as="section">
      <h2>{words.heading}</h2>
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
