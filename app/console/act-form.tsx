import { Form, type FormProps, useActionData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Refusal } from "../forms/form";

/** Drawn anew with each page of a console: a post that is sent again is known by it. */
export const PageKey = createContext("");

/**
 * A form that does an act of its page once, however often the browser sends it. What is wrong with it
 * the server says (see `formOf`).
 */
export function ActForm({ children, ...rest }: Omit<FormProps, "method" | "noValidate">) {
  return (
    <Form method="post" noValidate {...rest}>
      <input type="hidden" name="pageKey" value={useContext(PageKey)} />
      {children}
    </Form>
  );
}

/** What was typed in the form that was sent with these fields, if it was refused. */
export function useRefused(fields: Record<string, string>): Refusal {
  const refusal = useActionData() as Refusal;
  const typed = refusal?.initialValue;
  const isIt = typed && Object.entries(fields).every(([name, value]) => typed[name] === value);
  return isIt ? refusal : undefined;
}
