import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/account/profile-form";
import type { User } from "../../worker/contract/auth";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { FormPerson } from "../forms/form-person";
import { MailMend, ReturnButton } from "../forms/mail-mend";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { Field, SelectField } from "../ui/field";

export function ProfileForm(props: {
  user: User;
  refusal: Refusal;
  dob: { min: string; max: string; why: string };
  /** The button's label. */
  submit: string;
  /** Further fields. */
  children?: ReactNode;
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
      data-failure={words.notSaved.body}
      data-failure-title={words.notSaved.title}
      className="grid gap-5"
    >
      <ReturnButton refusal={props.refusal} />
      <FormPerson phone={user.phone} />
      <FormAlert title={words.notSaved.title} message={error} />
      <Field {...field("name")} label={words.name} autoComplete="name" maxLength={100} required />
      <Field
        {...field("email")}
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <MailMend refusal={props.refusal} submit={props.submit} />
      <Field
        {...field("dob")}
        label={words.dob}
        hint={props.dob.why}
        type="date"
        autoComplete="bday"
        min={props.dob.min}
        max={props.dob.max}
        required
      />
      <SelectField
        {...field("gender")}
        label={words.gender}
        autoComplete="sex"
        options={words.genders}
      />
      {props.children}
      <Button size="lg" disabled={saving} data-busy={words.updating}>
        {saving ? words.updating : props.submit}
      </Button>
    </Form>
  );
}
