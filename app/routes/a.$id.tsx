import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { idParam } from "../forms/form.server";

/** The link of an SMS, in which each letter counts. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = idParam(params.id);
  return redirect(id ? `/applications/${id}` : "/applications");
}
