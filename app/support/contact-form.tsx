import { Form, useNavigation } from "@remix-run/react";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { MailMend, ReturnButton } from "../forms/mail-mend";
import { Button } from "../ui/button";
import { Field, TextareaField } from "../ui/field";
import { FormAlert } from "../ui/form-alert";

export const NOT_SENT = {
  title: "Error",
  body: "Failed to send your message. Please try again later.",
};

const SUBMIT = "Send Message";

export function ContactForm(props: {
  refusal: Refusal;
  /** What a profile tells already. */
  sender: { fullName: string; email: string };
}) {
  const { field, error } = formOf(props.refusal, props.sender);
  const form = useRefusal(props.refusal);
  const sending = useNavigation().formData?.has("message") ?? false;
  return (
    <Form method="post" noValidate ref={form} data-failure={NOT_SENT.body} className="grid gap-5">
      <ReturnButton refusal={props.refusal} />
      <FormAlert title="Error" message={error} />
      <Field
        {...field("fullName")}
        label="Full Name"
        autoComplete="name"
        maxLength={100}
        required
      />
      <Field
        {...field("email")}
        label="Email Address"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <MailMend refusal={props.refusal} submit={SUBMIT} />
      <Field {...field("subject")} label="Subject" maxLength={100} required />
      <Field
        {...field("phone")}
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <TextareaField {...field("message")} label="Message" maxLength={5000} required />
      <Button size="lg" disabled={sending} data-busy="Sending...">
        {sending ? "Sending..." : SUBMIT}
      </Button>
    </Form>
  );
}
