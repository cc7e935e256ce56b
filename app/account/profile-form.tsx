import { Form, useNavigation } from "@remix-run/react";
import type { User } from "../../worker/contract/auth";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { MailMend, ReturnButton } from "../forms/mail-mend";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";
import { FormAlert } from "../ui/form-alert";

const GENDERS = [
  { value: "", label: "Prefer not to say" },
  { value: "MALE", label: "Male" },
  { value: "FEMALE", label: "Female" },
  { value: "OTHER", label: "Other" },
];

export const NOT_SAVED = { title: "Update Failed", body: "Failed to update profile" };

export function ProfileForm(props: {
  user: User;
  refusal: Refusal;
  dob: { min: string; max: string };
  /** The button's words. */
  submit: string;
}) {
  const { user } = props;
  const { field, error } = formOf(props.refusal, {
    name: user.name ?? "",
    email: user.email ?? "",
    dob: user.dob ?? "",
    gender: user.gender ?? "",
  });
  const form = useRefusal(props.refusal);
  const saving = useNavigation().formData?.has("dob") ?? false;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      data-failure={NOT_SAVED.body}
      data-failure-title={NOT_SAVED.title}
      className="grid gap-5"
    >
      <ReturnButton refusal={props.refusal} />
      <FormAlert title={NOT_SAVED.title} message={error} />
      <Field {...field("name")} label="Full Name" autoComplete="name" maxLength={100} required />
      <Field
        {...field("email")}
        label="Email Address"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <MailMend refusal={props.refusal} submit={props.submit} />
      <Field
        {...field("dob")}
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        min={props.dob.min}
        max={props.dob.max}
        required
      />
      <SelectField {...field("gender")} label="Gender" autoComplete="sex" options={GENDERS} />
      <Button size="lg" disabled={saving} data-busy="Updating...">
        {saving ? "Updating..." : props.submit}
      </Button>
    </Form>
  );
}
