import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { STAY } from "../delivery/keep-page";
import { type Toast, useToastOf } from "../ui/overlay/toast";

/** An action's answer about a form that it refused. */
export type Refusal =
  | (SubmissionResult<string[]> & {
      toast?: Toast;
      /** An address with a common typing error, and the address that was probably meant. */
      mend?: { typed: string; mended: string };
    })
  | undefined;

/**
 * A form as its action returned it: the typed values and the errors. All validation happens on the
 * server, so conform's script is not sent (docs/decisions/forms-on-the-server.md). The forms are
 * `noValidate`, because the browser's own message would appear before ours, in other words and
 * only briefly.
 */
export function formOf(refusal: Refusal, defaults: Record<string, string> = {}) {
  const values: Record<string, unknown> = refusal?.initialValue ?? defaults;
  const errorOf = (name: string) => refusal?.error?.[name]?.[0];
  return {
    /** The error of the form as a whole. */
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
 * A React key that empties a form after it was accepted. After a refusal or a lost connection the
 * form keeps the typed values, also if the page stays because the next one was lost.
 *
 * @param answer of the action that keeps the page
 */
export function useFormKey(answer: object | undefined): string {
  const { key, hash } = useLocation();
  const formKey = useRef(key);
  if (!answer && hash !== STAY) formKey.current = key;
  return formKey.current;
}

/**
 * With script the page stays when its form is refused: a
 * toast says so, and the first invalid field is focused.
 */
export function useRefusal(refusal: Refusal) {
  const ref = useRef<HTMLFormElement>(null);
  const removeToast = useToastOf(refusal);
  // An accepted form is mounted again, empty.
  useEffect(() => () => removeToast.current(), [removeToast]);
  useEffect(() => {
    if (refusal?.error) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  return ref;
}
