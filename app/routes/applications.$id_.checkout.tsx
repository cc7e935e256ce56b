import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/applications/${encodeURIComponent(params.id ?? "")}`);

/** The pay page's action at an address of its own: the application page need not load that page's script. */
export { action } from "./applications.$id_.pay";
