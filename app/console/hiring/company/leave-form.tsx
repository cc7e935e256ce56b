import { Form, Link } from "@remix-run/react";
import { formOf, type Refusal } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { FormAlert } from "../../../ui/form-alert";
import { problem } from "../../../words/en/console/console";
import { leave as words } from "../../../words/en/console/hiring";
import { signIns } from "../../../words/en/console/team";

/** Lets a member of any role leave their company; folded. */
export function LeaveForm({ refusal }: { refusal: Refusal }) {
  const { error } = formOf(refusal);
  return (
    <section>
      <details open={error !== undefined}>
        <summary className="console-fold">{words.heading}</summary>
        <Form method="post" className="console-form">
          <FormAlert title={problem} message={error} />
          <p>{words.text}</p>
          <div>
            <Button name="intent" value="leave" variant="second">
              {words.button}
            </Button>
          </div>
        </Form>
      </details>
      <Link to="/hiring/team">{signIns}</Link>
    </section>
  );
}
