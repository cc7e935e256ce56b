import { Form, useNavigation } from "@remix-run/react";
import * as words from "~app/words/support/help";
import type { QUERY_CATEGORIES } from "../../worker/contract/queries";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { MailMend, ReturnButton } from "../forms/mail-mend";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { Field, SelectField, TextareaField } from "../ui/field";

type Category = (typeof QUERY_CATEGORIES)[number];

export function QueryForm(props: {
  refusal: Refusal;
  /** A visitor without a profile may give an email address for the answer. */
  visitor: boolean;
  categories: readonly Category[];
}) {
  const categories = props.categories.map((value) => ({ value, label: words.categories[value] }));
  const { field, error } = formOf(props.refusal);
  const form = useRefusal(props.refusal);
  const sending = useNavigation().formData?.has("description") ?? false;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      data-failure={words.notSubmitted.body}
      className="grid gap-5"
    >
      <ReturnButton refusal={props.refusal} />
      <FormAlert title={words.error} message={error} />
      <Field {...field("subject")} label={words.subject} maxLength={100} required />
      <TextareaField {...field("description")} label={words.text} maxLength={5000} required />
      <SelectField
        {...field("category")}
        label={words.category}
        options={[{ value: "", label: words.noCategory }, ...categories]}
      />
      <Field
        {...field("jobId")}
        label={words.jobId}
        hint={words.jobIdHint}
        inputMode="numeric"
        maxLength={15}
      />
      {props.visitor && (
        <Field
          {...field("email")}
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
      <MailMend refusal={props.refusal} submit={words.submit} />
      <Button size="lg" disabled={sending} data-busy={words.submitting}>
        {sending ? words.submitting : words.submit}
      </Button>
    </Form>
  );
}
