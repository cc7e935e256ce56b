import * as candidatesWords from "~app/words/console/candidates";
import type { CompanyApplication } from "../../../../worker/contract/console/candidates";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import "../forms.css";

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
