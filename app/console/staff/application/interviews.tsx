import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { isDisputed, OUTCOME_WORDS } from "../../../../worker/facts/statuses";
import { formOf } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { Field, SelectField } from "../../../ui/field";
import * as words from "../../../words/en/console/application";
import { interviews as labels } from "../../../words/en/console/candidates";
import { clockTime, hour } from "../../../words/format";
import { ActForm, useRefused } from "../../act-form";

type Interview = StaffApplicationDetail["interviews"][number];

function said(one: Interview, side: "candidate" | "company") {
  const word = one.words[side];
  const { at, text } = one.said[side];
  return word && at && `${labels.said[word]}, ${clockTime(at)}${text ? `: ${text}` : ""}`;
}

/** Only what there is. */
const rowsOf = (one: Interview) =>
  [
    { label: labels.state, value: words.interviews.states[one.state] },
    { label: labels.when, value: clockTime(one.at) },
    { label: labels.round, value: one.round },
    { label: labels.where, value: one.place ?? one.link },
    { label: labels.who, value: one.interviewer },
    { label: labels.arrived, value: one.arrivedAt && hour(one.arrivedAt) },
    { label: labels.checkedIn, value: one.checkedInAt && hour(one.checkedInAt) },
    { label: words.interviews.wrongCodes, value: one.wrongCodes || null },
    { label: words.company, value: said(one, "company") },
    { label: labels.candidate, value: said(one, "candidate") },
    { label: labels.evidence, value: one.evidence && labels.evidences[one.evidence] },
  ].filter(({ value }) => value);

interface Props {
  detail: StaffApplicationDetail;
  isAdmin: boolean;
}

/** Every interview with its evidence; a dispute is decided here. */
export function InterviewsCard({ detail: { interviews }, isAdmin }: Props) {
  return (
    <Card as="section">
      <h2 id="interviews">{words.interviews.heading}</h2>
      {interviews.length === 0 && <p>{words.interviews.none}</p>}
      {interviews.map((one) => (
        <section key={one.id} className="console-form">
          <FactList rows={rowsOf(one)} />
          {isDisputed(one) && isAdmin && <Decide id={one.id} />}
        </section>
      ))}
    </Card>
  );
}

function Decide({ id }: { id: number }) {
  const { interviews } = words;
  const { field } = formOf(useRefused({ intent: "decide", interview: String(id) }));
  return (
    <ActForm className="console-form">
      <h3>{interviews.decide}</h3>
      <input type="hidden" name="interview" value={id} />
      <SelectField
        {...field("outcome")}
        label={interviews.outcome}
        options={OUTCOME_WORDS.map((value) => ({
          value,
          label: interviews.states[value],
        }))}
      />
      <Field
        {...field("reason")}
        label={interviews.reason}
        hint={interviews.reasonHint}
        maxLength={1000}
        required
      />
      <div className="console-acts">
        <Button name="intent" value="decide">
          {words.interviews.decide}
        </Button>
      </div>
    </ActForm>
  );
}
