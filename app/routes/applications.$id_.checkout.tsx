import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/applications/${encodeURIComponent(params.id ?? "")}`);

/** For the checkout that script opens, which so needs no script of another screen. */
export { action } from "./applications.$id_.pay";
