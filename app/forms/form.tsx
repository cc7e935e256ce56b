import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Toast, useToastOf } from "../ui/overlay/toast";

/** What an action answers about a form that it did not take. */
export type Refusal =
  | (SubmissionResult<string[]> & {
      toast?: Toast;
      /** An address with a common slip, and the one that was most likely meant. */
      mend?: { typed: string; mended: string };
    })
  | undefined;

/**
 * Whether a form is ready to go, for its button. Without script it always is: the server decides.
 * It reads the form itself, because a browser may have filled it before script ran.
 */
export function useReady(isReady: (form: HTMLFormElement) => boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(true);
  const check = useRef(isReady);
  check.current = isReady;
  useEffect(() => {
    if (ref.current) setReady(check.current(ref.current));
  }, []);
  const onInput = (event: FormEvent<HTMLFormElement>) => setReady(isReady(event.currentTarget));
  return { ref, onInput, ready };
}

/** What a form would send under a name, empty when nothing was typed or chosen. */
export function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? "");
}

/**
 * A form as its action gave it back: what was typed, and what is wrong with it. Nothing is checked
 * in the browser, so none of the library's script is needed there. Its forms are `noValidate`: what
 * the browser says of a field would come before our words, in its own and for a moment only.
 */
export function formOf(refusal: Refusal, defaults: Record<string, string> = {}) {
  const values: Record<string, unknown> = refusal?.initialValue ?? defaults;
  const errorOf = (name: string) => refusal?.error?.[name]?.[0];
  return {
    /** What is wrong with the form as a whole. */
    error: errorOf(""),
    /** What a field takes. Of several that ask for the focus, the browser takes the first. */
    field(name: string) {
      const typed = values[name];
      const error = errorOf(name);
      const defaultValue = typeof typed === "string" ? typed : "";
      return { name, defaultValue, error, autoFocus: error !== undefined };
    },
  };
}

/**
 * A key under which a form is empty again once it was taken. Refused, or lost with its line, it stays
 * as it was typed.
 */
export function useFormKey(refusal: Refusal): string {
  const { key } = useLocation();
  const shown = useRef(key);
  if (!refusal) shown.current = key;
  return shown.current;
}

/**
 * With script the page stays when its form is refused: a message says so, and the first wrong field
 * takes the focus.
 */
export function useRefusal(refusal: Refusal) {
  const ref = useRef<HTMLFormElement>(null);
  useToastOf(refusal);
  useEffect(() => {
    if (refusal?.error) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  return ref;
}
