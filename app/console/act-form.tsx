import { Form, type FormProps, useActionData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Refusal } from "../forms/form";

/** Changes with each page view of a console: it identifies a post that is sent twice. */
export const PageKey = createContext("");

/**
 * A form whose act runs only once, even if the browser sends
 * it several times. The server validates it (see `formOf`).
 */
export function ActForm({ children, ...rest }: Omit<FormProps, "method" | "noValidate">) {
  return (
    <Form method="post" noValidate {...rest}>
      <input type="hidden" name="pageKey" value={useContext(PageKey)} />
      {children}
    </Form>
  );
}

/** The typed values of the form with these fields, if it was refused. */
export function useRefused(fields: Record<string, string>): Refusal {
  const refusal = useActionData() as Refusal;
  const typed = refusal?.initialValue;
  const isIt = typed && Object.entries(fields).every(([name, value]) => typed[name] === value);
  return isIt ? refusal : undefined;
}
