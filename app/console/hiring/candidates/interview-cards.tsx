import * as candidatesWords from "~app/words/console/candidates";
import "../forms.css";
import type { CompanyApplication } from "../../../../worker/contract/console/candidates";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { clockTime, hour } from "../../../words/format";
import { OutcomeForm } from "../today/interview-forms";
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

/** The candidate's personal data, as far as the company may see it. */
export function PersonCard({ application }: { application: CompanyApplication }) {
  const { phone, email, score, resume, isSuspended } = application;
  const note = phone ? candidatesWords.person.contactRule : candidatesWords.person.contactNote;
  return (
    <Card as="section">
      <h2>{candidatesWords.person.heading}</h2>
      <FactList
        rows={[
          ...(resume
            ? [
                {
                  label: candidatesWords.person.resume,
                  value: <a href={resume.fileUrl}>{resume.fileName}</a>,
                },
              ]
            : []),
          ...(score
            ? [
                {
                  label: candidatesWords.person.score,
                  value: candidatesWords.person.scoreOf(score.right, score.count),
                },
              ]
            : []),
          ...(phone
            ? [
                {
                  label: candidatesWords.person.phone,
                  value: <a href={`tel:+91${phone}`}>{phone}</a>,
                },
              ]
            : []),
          ...(email
            ? [
                {
                  label: candidatesWords.person.email,
                  value: <a href={`mailto:${email}`}>{email}</a>,
                },
              ]
            : []),
        ]}
      />
      <p className="console-small">{isSuspended ? candidatesWords.person.suspendedNote : note}</p>
    </Card>
  );
}

/** The test, question by question. */
export function QuestionsCard({ questions }: Pick<CompanyApplication, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Card as="section">
      <h2>{candidatesWords.person.questions}</h2>
      <FactList
        rows={questions.map(({ prompt, isRight }) => ({
          label: prompt,
          value: isRight ? candidatesWords.person.right : candidatesWords.person.wrong,
        }))}
      />
    </Card>
  );
}
