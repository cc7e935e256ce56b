import { useState } from "react";
import { formOf, type Refusal } from "../forms/form";
import { Field } from "../ui/field";
import * as words from "../words/en/account/safety-word";

/** In its own file, because the form around it also belongs to screens without this field. */
export function SafetyWordField({ refusal, word }: { refusal: Refusal; word: string }) {
  const { field } = formOf(refusal, { safetyWord: word, shownWord: word });
  // The word at the first render: the field keeps it even if the page loads a newer one.
  const [shown] = useState(field("shownWord").defaultValue);
  // Stays true even if the old word is typed again:
  // a lost request may have changed the stored word.
  const [isTyped, setIsTyped] = useState(false);
  return (
    <>
      {!isTyped && <input type="hidden" name="shownWord" value={shown} />}
      <Field
        {...field("safetyWord")}
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        onInput={() => setIsTyped(true)}
      />
    </>
  );
}
