import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { FormAlert, fieldOf } from "../form";
import { Button } from "../ui/button";
import { Field, TextareaField } from "../ui/field";

type Fields = { fullName: string; email: string; subject: string; phone: string; message: string };

export function ContactForm(props: {
  refusal: SubmissionResult<string[]> | undefined;
  /** What a profile tells already. */
  sender: { fullName: string; email: string };
}) {
  const [form, fields] = useForm<Fields>({
    id: "contact",
    lastResult: props.refusal,
    defaultValue: props.sender,
  });
  const sending = useNavigation().formData?.has("message") ?? false;
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} className="grid gap-5">
      <FormAlert title="Error" message={form.errors?.[0]} />
      <Field
        {...fieldOf(fields.fullName)}
        label="Full Name"
        autoComplete="name"
        minLength={2}
        maxLength={100}
        required
      />
      <Field
        {...fieldOf(fields.email)}
        label="Email Address"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <Field {...fieldOf(fields.subject)} label="Subject" minLength={2} maxLength={100} required />
      <Field
        {...fieldOf(fields.phone)}
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <TextareaField
        {...fieldOf(fields.message)}
        label="Message"
        minLength={10}
        maxLength={5000}
        required
      />
      <Button size="lg" disabled={sending}>
        {sending ? "Sending..." : "Send Message"}
      </Button>
    </Form>
  );
}
