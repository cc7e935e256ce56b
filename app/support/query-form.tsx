import { Form, useNavigation } from "@remix-run/react";
import type { QUERY_CATEGORIES } from "../../worker/contract/queries";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { MailMend, ReturnButton } from "../forms/mail-mend";
import { Button } from "../ui/button";
import { Field, SelectField, TextareaField } from "../ui/field";
import { FormAlert } from "../ui/form-alert";

type Category = (typeof QUERY_CATEGORIES)[number];

const LABELS: Record<Category, string> = {
  job_application: "Job Application",
  payment_issue: "Payment Issue",
  technical_support: "Technical Support",
  other: "Other",
};
const NO_CATEGORY = { value: "", label: "Choose, if one fits" };

export const NOT_SUBMITTED = { title: "Error", body: "Failed to submit query" };

const SUBMIT = "Submit Query";

export function QueryForm(props: {
  refusal: Refusal;
  /** Someone without a profile may say where the answer goes. */
  visitor: boolean;
  categories: readonly Category[];
}) {
  const categories = props.categories.map((value) => ({ value, label: LABELS[value] }));
  const { field, error } = formOf(props.refusal);
  const form = useRefusal(props.refusal);
  const sending = useNavigation().formData?.has("description") ?? false;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      data-failure={NOT_SUBMITTED.body}
      className="grid gap-5"
    >
      <ReturnButton refusal={props.refusal} />
      <FormAlert title="Error" message={error} />
      <Field {...field("subject")} label="Subject" maxLength={100} required />
      <TextareaField {...field("description")} label="Description" maxLength={5000} required />
      <SelectField
        {...field("category")}
        label="Category (optional)"
        options={[NO_CATEGORY, ...categories]}
      />
      <Field
        {...field("jobId")}
        label="Job number (optional)"
        hint="The last part of the job's address, if it is about one job."
        inputMode="numeric"
        maxLength={15}
      />
      {props.visitor && (
        <Field
          {...field("email")}
          label="Your email (optional)"
          hint="For our answer. If you log in first, we know it."
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
      <MailMend refusal={props.refusal} submit={SUBMIT} />
      <Button size="lg" disabled={sending} data-busy="Submitting...">
        {sending ? "Submitting..." : SUBMIT}
      </Button>
    </Form>
  );
}
