import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { STAY } from "../delivery/keep-page";
import { type Toast, useToastOf } from "../ui/overlay/toast";

/** What an action answers about a form that it did not accept. */
export type Refusal =
  | (SubmissionResult<string[]> & {
      toast?: Toast;
      /** An address with a common typing error, and the one that was most likely meant. */
      mend?: { typed: string; mended: string };
    })
  | undefined;

/**
 * A form as its action returned it: what was typed, and the errors. Nothing is validated in the
 * browser, so conform's script is not sent (decision 82). The forms are `noValidate`, because the
 * browser's own message would appear before ours, in other words and for a moment only.
 */
export function formOf(refusal: Refusal, defaults: Record<string, string> = {}) {
  const values: Record<string, unknown> = refusal?.initialValue ?? defaults;
  const errorOf = (name: string) => refusal?.error?.[name]?.[0];
  return {
    /** What is wrong with the form as a whole. */
    error: errorOf(""),
    /** The props of a field. If several ask for the focus, the browser focuses the first. */
    field(name: string) {
      const typed = values[name];
      const error = errorOf(name);
      const defaultValue = typeof typed === "string" ? typed : "";
      return { name, defaultValue, error, autoFocus: error !== undefined };
    },
  };
}

/**
 * A React key that empties a form once it was accepted. After a refusal or a lost connection the form
 * keeps what was typed, also where the page stays because the next one was lost.
 *
 * @param answer of the action that keeps the page
 */
export function useFormKey(answer: object | undefined): string {
  const { key, hash } = useLocation();
  const shown = useRef(key);
  if (!answer && hash !== STAY) shown.current = key;
  return shown.current;
}

/**
 * With script the page stays when its form is refused: a toast says so, and the first wrong field is
 * focused.
 */
export function useRefusal(refusal: Refusal) {
  const ref = useRef<HTMLFormElement>(null);
  const removeToast = useToastOf(refusal);
  // A form that was accepted is drawn anew, empty.
  useEffect(() => () => removeToast.current(), [removeToast]);
  useEffect(() => {
    if (refusal?.error) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  return ref;
}
