import { Form } from "@remix-run/react";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { OUTCOME_WORDS } from "../../../../worker/facts/statuses";
import { MESSAGE_MAX } from "../../../../worker/facts/texts";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { today as words } from "../../../words/en/console/days";

/** The company says in one word how an interview went, where it can, and adds a comment if it likes. */
export function OutcomeForm({ row }: { row: Pick<ListedInterview, "id" | "choices"> }) {
  if (!row.choices.outcome) return null;
  return (
    <Form method="post" noValidate className="console-form">
      <input type="hidden" name="interviewId" value={row.id} />
      <input type="hidden" name="intent" value="outcome" />
      <Field
        id={`comment-${row.id}`}
        name="text"
        label={words.comment}
        hint={words.commentHint}
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
