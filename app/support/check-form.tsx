import { Form, useNavigation } from "@remix-run/react";
import * as words from "~app/words/support/check";
import { MESSAGE_MAX } from "../../worker/facts/limits/texts";
import { formOf, type Refusal, useRefusal } from "../forms/form";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { Field, TextareaField } from "../ui/field";

export function CheckForm({ refusal, text }: { refusal: Refusal; text: string }) {
  const { field, error } = formOf(refusal, { text });
  const form = useRefusal(refusal);
  const checking = useNavigation().formData?.has("phoneEnding") ?? false;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      data-failure={words.notChecked.body}
      data-failure-title={words.notChecked.title}
      className="grid gap-5"
    >
      <FormAlert title={words.notChecked.title} message={error} />
      <TextareaField {...field("text")} label={words.text} maxLength={MESSAGE_MAX} required />
      <Field
        {...field("phoneEnding")}
        label={words.ending}
        hint={words.endingHint}
        inputMode="numeric"
      />
      <Button size="lg" disabled={checking} data-busy={words.checking}>
        {checking ? words.checking : words.check}
      </Button>
    </Form>
  );
}
