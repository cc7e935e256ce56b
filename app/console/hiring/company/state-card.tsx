import { Link } from "@remix-run/react";
import * as words from "~app/words/console/hiring";
import * as staffWords from "~app/words/console/staff";
import type { Company } from "../../../../worker/contract/console/companies";
import { isDraft, isRefused, NEEDED_TO_SUBMIT } from "../../../../worker/facts/jobs/companies";
import { isOwner, mayRecruit } from "../../../../worker/facts/people/console";
import type { ConsolePerson } from "../../../session/console-session.server";
import { Card } from "../../../ui/card";

interface Props {
  company: Company;
  /** The reader's role. */
  role: ConsolePerson["role"];
  link?: boolean;
}

const nextOf = (role: Props["role"]) => {
  if (isOwner(role)) return words.next;
  return mayRecruit(role) ? words.nextOfRecruiter : words.nextOfFrontDesk;
};

/** The state of the company, and the next step for this role. */
export function StateCard({ company, role, link }: Props) {
  const missing = NEEDED_TO_SUBMIT.filter((field) => !company[field]);
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{staffWords.companyStates[company.state]}</h2>
        <p>{nextOf(role)[company.state]}</p>
        {company.stateReason && <p className="strong">{words.because(company.stateReason)}</p>}
        {isOwner(role) && (isDraft(company) || isRefused(company)) && missing.length > 0 && (
          <p>
            {words.missing}: {missing.map((field) => words.labels[field]).join(", ")}.
          </p>
        )}
        {link && <Link to="/hiring/company">{words.toFacts}</Link>}
      </div>
    </Card>
  );
}
