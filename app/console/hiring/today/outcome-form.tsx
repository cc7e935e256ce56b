import { Form } from "@remix-run/react";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { OUTCOME_WORDS } from "../../../../worker/facts/statuses";
import { Button } from "../../../ui/button";
import { today as words } from "../../../words/en/console/days";

/** The company says in one word how an interview went, where it can. */
export function OutcomeForm({ row }: { row: Pick<ListedInterview, "id" | "choices"> }) {
  if (!row.choices.outcome) return null;
  return (
    <Form method="post" noValidate className="console-acts">
      <input type="hidden" name="interviewId" value={row.id} />
      <input type="hidden" name="intent" value="outcome" />
      {OUTCOME_WORDS.map((outcome) => (
        <Button key={outcome} name="outcome" value={outcome} variant="second">
          {words.acts[outcome]}
        </Button>
      ))}
    </Form>
  );
}
