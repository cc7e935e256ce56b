import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";

/** What an action answers about a form that it did not take. */
export type Refusal = SubmissionResult<string[]> | undefined;

const never = () => () => {};

/** False in the sent page and in the first paint, true once script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Where a plain post goes back to. With script the page stays, so nothing is sent. */
export function ReturnTo() {
  const { pathname, search } = useLocation();
  return useHydrated() ? null : <input type="hidden" name="returnTo" value={pathname + search} />;
}

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
 * in the browser but what its own fields know, so none of the library's script is needed there.
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

/** With script the page stays when its form is refused: the first wrong field takes the focus. */
export function useFocusOnRefusal(refusal: Refusal) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal?.error) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  return ref;
}

/** A refusal that concerns the whole form. */
export function FormAlert({ title, message }: { title?: string; message?: string }) {
  if (!message) return null;
  return (
    <div role="alert" className="form-alert">
      {title && <p className="field-error">{title}</p>}
      <p>{message}</p>
    </div>
  );
}
