import { useState } from "react";
import { formOf, type Refusal } from "../forms/form";
import { Field } from "../ui/field";
import * as words from "../words/en/account/safety-word";

/** In a file of its own: the form around it comes with screens that do not have it. */
export function SafetyWordField({ refusal, word }: { refusal: Refusal; word: string }) {
  const { field } = formOf(refusal, { safetyWord: word, shownWord: word });
  // As the form was drawn, also where the page has loaded a newer one: the field keeps its own.
  const [shown] = useState(field("shownWord").defaultValue);
  // A call whose answer was lost may have changed the word: typed back, it has to be sent.
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
