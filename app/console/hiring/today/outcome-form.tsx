import { Form } from "@remix-run/react";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { OUTCOME_WORDS } from "../../../../worker/facts/statuses";
import { MESSAGE_MAX } from "../../../../worker/facts/texts";
import { formOf } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { TextareaField } from "../../../ui/field";
import { FormAlert } from "../../../ui/form-alert";
import { problem } from "../../../words/en/console/console";
import { today as words } from "../../../words/en/console/days";
import { useRefused } from "../../act-form";

/** The company says in one word how an interview went, where it can, and adds a comment if it likes. */
export function OutcomeForm({ row }: { row: Pick<ListedInterview, "id" | "choices"> }) {
  const refusal = useRefused({ intent: "outcome", interviewId: String(row.id) });
  const { error, field } = formOf(refusal);
  if (!row.choices.outcome) return null;
  return (
    <Form method="post" noValidate className="console-form">
      <input type="hidden" name="interviewId" value={row.id} />
      <input type="hidden" name="intent" value="outcome" />
      <FormAlert title={problem} message={error} />
      <TextareaField
        // Of several lines: Return in a field of one would press the first button.
        {...field("text")}
        autoFocus={refusal !== undefined}
        id={`comment-${row.id}`}
        label={words.comment}
        hint={words.commentHint}
        rows={2}
        maxLength={MESSAGE_MAX}
      />
      <div className="console-acts">
        {OUTCOME_WORDS.map((outcome) => (
          <Button key={outcome} name="outcome" value={outcome} variant="second">
            {words.acts[outcome]}
          </Button>
        ))}
      </div>
    </Form>
  );
}
