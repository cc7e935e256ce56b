import type { FieldMetadata } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";

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

/** What every field takes from conform: its name, what was typed, and what is wrong with it. */
export function fieldOf(field: FieldMetadata<unknown>) {
  return {
    name: field.name,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : "",
    error: field.errors?.[0],
    // Of several, the browser takes the first.
    autoFocus: field.errors !== undefined,
  };
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
