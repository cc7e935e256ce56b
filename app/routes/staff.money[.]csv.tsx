import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { moneyAsked } from "../console/staff/money/money.server";

/** The payments as a CSV file. Invalid filters are reported on the page with the same address. */
export async function loader({ context: { session } }: LoaderFunctionArgs) {
  await session.staff.require();
  const query = moneyAsked(session.url.searchParams);
  const { ok, body, headers } = await session.staff.api.ops["money.csv"].$get({ query });
  if (!ok) throw redirect(`/staff/money${session.url.search}`);
  return new Response(body, { headers });
}
