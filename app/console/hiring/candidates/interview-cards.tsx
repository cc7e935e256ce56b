import * as candidatesWords from "~app/words/console/candidates";
import type { CompanyApplication } from "../../../../worker/contract/console/candidates";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { clockTime, hour } from "../../../words/format";
import { OutcomeForm } from "../today/outcome-form";
import { InterviewBadge } from "./candidate-words";

type Interview = CompanyApplication["interviews"][number];

const statementOf = (word: Interview["words"]["company"]) =>
  word &&
  `${candidatesWords.interviews.said[word.outcome]}, ${clockTime(word.at)}${word.text ? `: ${word.text}` : ""}`;

/** Only the rows that have a value. */
const rowsOf = (one: Interview) =>
  [
    { label: candidatesWords.interviews.when, value: clockTime(one.at) },
    { label: candidatesWords.interviews.round, value: one.round },
    { label: candidatesWords.interviews.where, value: one.place ?? one.link },
    { label: candidatesWords.interviews.who, value: one.interviewer },
    { label: candidatesWords.interviews.arrived, value: one.arrivedAt && hour(one.arrivedAt) },
    {
      label: candidatesWords.interviews.checkedIn,
      value: one.checkedInAt && hour(one.checkedInAt),
    },
    { label: candidatesWords.interviews.company, value: statementOf(one.words.company) },
    { label: candidatesWords.interviews.candidate, value: statementOf(one.words.candidate) },
    {
      label: candidatesWords.interviews.evidence,
      value: one.evidence && candidatesWords.interviews.evidences[one.evidence],
    },
  ].filter(({ value }) => value);

/** The interviews of a candidate, with all known facts. */
export function InterviewCards({
  interviews,
  price,
}: Pick<CompanyApplication, "interviews" | "price">) {
  return (
    <Card as="section">
      <h2>
        {interviews.length > 1
          ? candidatesWords.interviews.headings
          : candidatesWords.interviews.heading}
      </h2>
      {interviews.length === 0 && <p>{candidatesWords.interviews.none}</p>}
      {interviews.map((one) => (
        <section key={one.id} className="console-form">
          <div>
            <InterviewBadge interview={one} />
          </div>
          <FactList rows={rowsOf(one)} />
          {one.choices.outcome && <p>{candidatesWords.answer.say}</p>}
          <OutcomeForm row={one} price={price} />
        </section>
      ))}
    </Card>
  );
}
