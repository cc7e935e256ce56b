import { Form } from "@remix-run/react";
import * as daysWords from "~app/words/console/days";
import { isScheduled } from "../../../../worker/facts/guarantee/statuses";
import { formOf } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { useRefused } from "../../act-form";

interface Meeting {
  id: number;
  state: Parameters<typeof isScheduled>[0]["state"];
  checkedInAt: string | null;
}

/** The front desk types the code that the candidate shows. */
export function CheckInForm(props: { interview: Meeting; isFirst?: boolean }) {
  const { interview, isFirst } = props;
  const { id, checkedInAt } = interview;
  const refusal = useRefused({ intent: "check-in", interviewId: String(id) });
  const { error, field } = formOf(refusal);
  if (checkedInAt || !isScheduled(interview)) return null;
  return (
    <Form method="post" noValidate className="console-acts">
      <input type="hidden" name="interviewId" value={id} />
      <Field
        {...field("code")}
        // The form's only field: it shows every error, and the page scrolls to it.
        error={field("code").error ?? error}
        autoFocus={refusal !== undefined}
        id={`code-${id}`}
        label={daysWords.desk.code}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <Button name="intent" value="check-in" variant={isFirst ? "primary" : "second"}>
        {daysWords.desk.checkIn}
      </Button>
    </Form>
  );
}
