import { ActionForm } from "../stages/choices";
import css from "./day.css?url";
import type { MeetingCode as Code } from "./panel";

/** On the day: the code to show at the front desk, how it works, and "I am here". */
export function MeetingCode({ meeting }: { meeting: Code }) {
  const { boxes, spoken, lines, arrive } = meeting;
  return (
    <>
      <link rel="stylesheet" href={css} />
      <p className="label">{meeting.title}</p>
      {spoken && (
        <div className="code-boxes" role="img" aria-label={spoken}>
          {boxes.map((box, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a character may repeat
            <span key={place}>{box}</span>
          ))}
        </div>
      )}
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      {arrive && (
        <div className="mt-4">
          <ActionForm intent="arrived" size="lg" className="w-full" failure={arrive.failure}>
            {arrive.text}
          </ActionForm>
        </div>
      )}
    </>
  );
}
