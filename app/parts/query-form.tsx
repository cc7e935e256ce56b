import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { QUERY_CATEGORIES } from "../../worker/contract/queries";
import { FormAlert, fieldOf } from "../form";
import { Button } from "../ui/button";
import { Field, SelectField, TextareaField } from "../ui/field";

const LABELS: Record<(typeof QUERY_CATEGORIES)[number], string> = {
  job_application: "Job Application",
  payment_issue: "Payment Issue",
  technical_support: "Technical Support",
  other: "Other",
};
const CATEGORIES = [
  { value: "", label: "Choose, if one fits" },
  ...QUERY_CATEGORIES.map((value) => ({ value, label: LABELS[value] })),
];

type Fields = {
  subject: string;
  description: string;
  jobId: string;
  category: string;
  email: string;
};

export function QueryForm(props: {
  refusal: SubmissionResult<string[]> | undefined;
  /** Someone without a profile may say where the answer goes. */
  visitor: boolean;
}) {
  const [form, fields] = useForm<Fields>({ id: "query", lastResult: props.refusal });
  const sending = useNavigation().formData?.has("description") ?? false;
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} className="grid gap-5">
      <FormAlert title="Error" message={form.errors?.[0]} />
      <Field {...fieldOf(fields.subject)} label="Subject" minLength={5} maxLength={100} required />
      <TextareaField
        {...fieldOf(fields.description)}
        label="Description"
        minLength={10}
        maxLength={5000}
        required
      />
      <SelectField {...fieldOf(fields.category)} label="Category (optional)" options={CATEGORIES} />
      <Field
        {...fieldOf(fields.jobId)}
        label="Job number (optional)"
        hint="The last part of the job's address, if it is about one job."
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={15}
      />
      {props.visitor && (
        <Field
          {...fieldOf(fields.email)}
          label="Your email (optional)"
          hint="For our answer. If you log in first, we know it."
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
      <Button size="lg" disabled={sending}>
        {sending ? "Submitting..." : "Submit Query"}
      </Button>
    </Form>
  );
}
