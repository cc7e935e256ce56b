import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { isDisputed } from "../../../../worker/facts/guarantee/statuses";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import * as words from "../../../words/en/console/application";
import { interviews as labels } from "../../../words/en/console/candidates";
import { clockTime, hour } from "../../../words/format";
import { Decide, Sides } from "./dispute";
import type { Decisions } from "./dispute.server";

type Interview = StaffApplicationDetail["interviews"][number];

function said(one: Interview, side: "candidate" | "company") {
  const word = one.words[side];
  const { at, text } = one.said[side];
  return word && at && `${labels.said[word]}, ${clockTime(at)}${text ? `: ${text}` : ""}`;
}

type Rows = { label: string; value: string | number | null | undefined | false }[];

/** Only the rows that have a value. */
const given = (rows: Rows) => rows.filter(({ value }) => value);

const appointment = (one: Interview) =>
  given([
    { label: labels.state, value: words.interviews.states[one.state] },
    { label: labels.when, value: clockTime(one.at) },
    { label: labels.round, value: one.round },
    { label: labels.where, value: one.place ?? one.link },
    { label: labels.who, value: one.interviewer },
  ]);

const evidence = (one: Interview) =>
  given([
    { label: labels.arrived, value: one.arrivedAt && hour(one.arrivedAt) },
    { label: labels.checkedIn, value: one.checkedInAt && hour(one.checkedInAt) },
    { label: words.interviews.wrongCodes, value: one.wrongCodes || null },
    { label: words.company, value: said(one, "company") },
    { label: labels.candidate, value: said(one, "candidate") },
    { label: labels.evidence, value: one.evidence && labels.evidences[one.evidence] },
  ]);

interface Props {
  detail: StaffApplicationDetail;
  isAdmin: boolean;
  decisions: Decisions;
}

/** All interviews with their evidence; staff decide disputes here. */
export function InterviewsCard({ detail: { interviews }, isAdmin, decisions }: Props) {
  return (
    <Card as="section">
      <h2 id="interviews">{words.interviews.heading}</h2>
      {interviews.length === 0 && <p>{words.interviews.none}</p>}
      {interviews.map((one) => (
        <section key={one.id} className="console-form">
          <FactList rows={[...appointment(one), ...(isDisputed(one) ? [] : evidence(one))]} />
          {isDisputed(one) && <Sides one={one} />}
          {isDisputed(one) && isAdmin && <Decide id={one.id} decisions={decisions} />}
        </section>
      ))}
    </Card>
  );
}
