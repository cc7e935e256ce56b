import { Link } from "@remix-run/react";
import type { Company } from "../../../worker/contract/console/companies";
import { isDraft, isRefused, NEEDED_TO_SUBMIT } from "../../../worker/facts/companies";
import { Card } from "../../ui/card";
import * as words from "../../words/en/console/hiring";
import { companyStates } from "../../words/en/console/staff";

/** Where the company stands, and what its people do next. */
export function StateCard({ company, link }: { company: Company; link?: boolean }) {
  const missing = NEEDED_TO_SUBMIT.filter((field) => !company[field]);
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{companyStates[company.state]}</h2>
        <p>{words.next[company.state]}</p>
        {company.stateReason && <p className="strong">{words.because(company.stateReason)}</p>}
        {(isDraft(company) || isRefused(company)) && missing.length > 0 && (
          <p>
            {words.missing}: {missing.map((field) => words.labels[field]).join(", ")}.
          </p>
        )}
        {link && <Link to="/hiring/company">{words.toFacts}</Link>}
      </div>
    </Card>
  );
}
