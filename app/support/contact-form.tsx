import { Form, useNavigation } from "@remix-run/react";
import * as words from "~app/words/support/contact";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { MailMend, ReturnButton } from "../forms/mail-mend";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { Field, TextareaField } from "../ui/field";

export function ContactForm(props: {
  refusal: Refusal;
  /** The values known from the profile. */
  sender: { fullName: string; email: string };
}) {
  const { field, error } = formOf(props.refusal, props.sender);
  const form = useRefusal(props.refusal);
  const sending = useNavigation().formData?.has("message") ?? false;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      data-failure={words.notSent.body}
      className="grid gap-5"
    >
      <ReturnButton refusal={props.refusal} />
      <FormAlert title={words.error} message={error} />
      <Field
        {...field("fullName")}
        label={words.fullName}
        autoComplete="name"
        maxLength={100}
        required
      />
      <Field
        {...field("email")}
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <MailMend refusal={props.refusal} submit={words.send} />
      <Field {...field("subject")} label={words.subject} maxLength={100} required />
      <Field {...field("phone")} label={words.phone} type="tel" autoComplete="tel" maxLength={30} />
      <TextareaField {...field("message")} label={words.message} maxLength={5000} required />
      <Button size="lg" disabled={sending} data-busy={words.sending}>
        {sending ? words.sending : words.send}
      </Button>
    </Form>
  );
}
