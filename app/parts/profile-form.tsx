import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { User } from "../../worker/contract/auth";
import { FormAlert, fieldOf } from "../form";
import { Button } from "../ui/button";
import { Field, SelectField } from "../ui/field";

const GENDERS = [
  { value: "MALE", label: "Male" },
  { value: "FEMALE", label: "Female" },
  { value: "OTHER", label: "Other" },
];

type Fields = { name: string; email: string; dob: string; gender: string };

export function ProfileForm(props: {
  user: User;
  refusal: SubmissionResult<string[]> | undefined;
  dob: { min: string; max: string };
  /** The button's words. */
  submit: string;
}) {
  const { user } = props;
  const [form, fields] = useForm<Fields>({
    id: "profile",
    lastResult: props.refusal,
    defaultValue: {
      name: user.name ?? "",
      email: user.email ?? "",
      dob: user.dob ?? "",
      gender: user.gender ?? "MALE",
    },
  });
  const saving = useNavigation().formData?.has("dob") ?? false;
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} className="grid gap-5">
      <FormAlert title="Update Failed" message={form.errors?.[0]} />
      <Field
        {...fieldOf(fields.name)}
        label="Full Name"
        autoComplete="name"
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
      <Field
        {...fieldOf(fields.dob)}
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        min={props.dob.min}
        max={props.dob.max}
        required
      />
      <SelectField
        {...fieldOf(fields.gender)}
        label="Gender"
        autoComplete="sex"
        options={GENDERS}
      />
      <Button size="lg" disabled={saving}>
        {saving ? "Updating..." : props.submit}
      </Button>
    </Form>
  );
}
