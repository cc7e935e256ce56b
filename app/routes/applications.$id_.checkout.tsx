import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/applications/${encodeURIComponent(params.id ?? "")}`);

/**
 * The pay page's action at its own address, so that the application page need not load its script.
 */
export { action } from "./applications.$id_.pay";
