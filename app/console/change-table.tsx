import * as hiring from "~app/words/console/hiring";
import * as words from "~app/words/console/staff";
import type { Proposal } from "../../worker/contract/console/companies";
import type { StoredAssessment } from "../../worker/contract/job/staff-jobs";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { clockTime } from "../words/format";
import { ActForm, ReasonForm } from "./act-form";
import "../ui/table.css";

/** A value in readable form; a text with several parts gets a line for each. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(textOf).join("; ");
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
    .join("\n");
}

export const jobFieldLabels = (): Record<string, string> => ({
  ...hiring.job.labels,
  assessment: words.test,
  jobDetail: hiring.job.groups.text,
});

/** The readable form of a field's value; a test includes its questions. */
export const shownIn = (field: string, value: unknown) =>
  field === "assessment" && value ? words.wholeTest(value as StoredAssessment) : textOf(value);

/** The current values beside the requested ones, and the two possible decisions of staff. */
export function ChangeTable({ proposal }: { proposal: Proposal }) {
  const labels: Record<string, string> = { ...jobFieldLabels(), ...hiring.labels };
  return (
    <Card as="section">
      <h2>{words.change}</h2>
      <p>{words.changeBy(proposal.proposedBy, clockTime(proposal.proposedAt))}</p>
      <table className="table console-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.stands}</th>
            <th scope="col">{words.asked}</th>
          </tr>
        </thead>
        <tbody>
          {proposal.changes.map(({ field, stands, proposed }) => (
            <tr key={field}>
              <th scope="row">{labels[field] ?? field}</th>
              <td data-head={words.stands}>{shownIn(field, stands)}</td>
              <td data-head={words.asked}>{shownIn(field, proposed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="console-acts">
        <ActForm>
          <input type="hidden" name="proposal" value={proposal.id} />
          <Button name="intent" value="approve-change">
            {words.approveChange}
          </Button>
        </ActForm>
        <ReasonForm
          intent="return-change"
          proposal={proposal.id}
          text={words.returnChange}
          hint={words.reasonHint.return}
        />
      </div>
    </Card>
  );
}
