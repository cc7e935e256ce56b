import type { CompanyApplication } from "../../../../worker/contract/console/candidates";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { person as words } from "../../../words/en/console/candidates";
import "../forms.css";

/** The candidate's personal data, as far as the company may see it. */
export function PersonCard({ application }: { application: CompanyApplication }) {
  const { phone, email, score, resume, isSuspended } = application;
  const note = phone ? words.contactRule : words.contactNote;
  return (
    <Card as="section">
      <h2>{words.heading}</h2>
      <FactList
        rows={[
          ...(resume
            ? [{ label: words.resume, value: <a href={resume.fileUrl}>{resume.fileName}</a> }]
            : []),
          ...(score
            ? [{ label: words.score, value: words.scoreOf(score.right, score.count) }]
            : []),
          ...(phone
            ? [{ label: words.phone, value: <a href={`tel:+91${phone}`}>{phone}</a> }]
            : []),
          ...(email
            ? [{ label: words.email, value: <a href={`mailto:${email}`}>{email}</a> }]
            : []),
        ]}
      />
      <p className="console-small">{isSuspended ? words.suspendedNote : note}</p>
    </Card>
  );
}

/** The test, question by question. */
export function QuestionsCard({ questions }: Pick<CompanyApplication, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Card as="section">
      <h2>{words.questions}</h2>
      <FactList
        rows={questions.map(({ prompt, isRight }) => ({
          label: prompt,
          value: isRight ? words.right : words.wrong,
        }))}
      />
    </Card>
  );
}
