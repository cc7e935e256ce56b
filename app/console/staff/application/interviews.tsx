import * as words from "~app/words/console/application";
import * as candidatesWords from "~app/words/console/candidates";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { isDisputed } from "../../../../worker/facts/guarantee/statuses";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { clockTime, hour } from "../../../words/format";
import type { Decisions } from "./application.server";
import { Decide, Sides } from "./dispute";

type Interview = StaffApplicationDetail["interviews"][number];

function statementOf(one: Interview, side: "candidate" | "company") {
  const word = one.words[side];
  const { at, text } = one.said[side];
  return (
    word &&
    at &&
    `${candidatesWords.interviews.said[word]}, ${clockTime(at)}${text ? `: ${text}` : ""}`
  );
}

type Rows = { label: string; value: string | number | null | undefined | false }[];

/** Only the rows that have a value. */
const filledRows = (rows: Rows) => rows.filter(({ value }) => value);

const appointment = (one: Interview) =>
  filledRows([
    { label: candidatesWords.interviews.state, value: words.interviews.states[one.state] },
    { label: candidatesWords.interviews.when, value: clockTime(one.at) },
    { label: candidatesWords.interviews.round, value: one.round },
    { label: candidatesWords.interviews.where, value: one.place ?? one.link },
    { label: candidatesWords.interviews.who, value: one.interviewer },
  ]);

const evidence = (one: Interview) =>
  filledRows([
    { label: candidatesWords.interviews.arrived, value: one.arrivedAt && hour(one.arrivedAt) },
    {
      label: candidatesWords.interviews.checkedIn,
      value: one.checkedInAt && hour(one.checkedInAt),
    },
    { label: words.interviews.wrongCodes, value: one.wrongCodes || null },
    { label: words.company, value: statementOf(one, "company") },
    { label: candidatesWords.interviews.candidate, value: statementOf(one, "candidate") },
    {
      label: candidatesWords.interviews.evidence,
      value: one.evidence && candidatesWords.interviews.evidences[one.evidence],
    },
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
