import type { CompanyApplication } from "../../../../worker/contract/console/candidates";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { answer, interviews as words } from "../../../words/en/console/candidates";
import { clockTime, hour } from "../../../words/format";
import { OutcomeForm } from "../today/outcome-form";
import { InterviewBadge } from "./candidate-words";

type Interview = CompanyApplication["interviews"][number];

const said = (word: Interview["words"]["company"]) =>
  word && `${words.said[word.outcome]}, ${clockTime(word.at)}${word.text ? `: ${word.text}` : ""}`;

/** Only the rows that have a value. */
const rowsOf = (one: Interview) =>
  [
    { label: words.when, value: clockTime(one.at) },
    { label: words.round, value: one.round },
    { label: words.where, value: one.place ?? one.link },
    { label: words.who, value: one.interviewer },
    { label: words.arrived, value: one.arrivedAt && hour(one.arrivedAt) },
    { label: words.checkedIn, value: one.checkedInAt && hour(one.checkedInAt) },
    { label: words.company, value: said(one.words.company) },
    { label: words.candidate, value: said(one.words.candidate) },
    { label: words.evidence, value: one.evidence && words.evidences[one.evidence] },
  ].filter(({ value }) => value);

/** The interviews of a candidate, with all known facts. */
export function InterviewCards({
  interviews,
  price,
}: Pick<CompanyApplication, "interviews" | "price">) {
  return (
    <Card as="section">
      <h2>{interviews.length > 1 ? words.headings : words.heading}</h2>
      {interviews.length === 0 && <p>{words.none}</p>}
      {interviews.map((one) => (
        <section key={one.id} className="console-form">
          <div>
            <InterviewBadge interview={one} />
          </div>
          <FactList rows={rowsOf(one)} />
          {one.choices.outcome && <p>{answer.say}</p>}
          <OutcomeForm row={one} price={price} />
        </section>
      ))}
    </Card>
  );
}
