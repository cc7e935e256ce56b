import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { idParam } from "../forms/form.server";

/** The short link for an SMS, in which each character counts. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = idParam(params.id);
  return redirect(id ? `/applications/${id}` : "/applications");
}
