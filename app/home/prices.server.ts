import type { OpenPrice } from "../../worker/contract/jobs";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { rupees } from "../words/format";

/**
 * What the open jobs cost, in words: "₹0 to ₹299, most ₹199". Null where there are none, or they
 * could not be asked for: a page is worth more than this.
 */
export async function priceRange(session: Session): Promise<string | null> {
  const found = await attempt(unwrap(session.api.user.prices.$get()));
  return "data" in found ? rangeOf(found.data) : null;
}

/** The same of any prices, lowest first. */
export function rangeOf(prices: OpenPrice[]): string | null {
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (!lowest || !highest) return null;
  if (lowest === highest) return rupees(lowest.price);
  const all = prices.reduce((sum, { jobs }) => sum + jobs, 0);
  const most = prices.find(({ jobs }) => jobs > all / 2);
  const range = `${rupees(lowest.price)} to ${rupees(highest.price)}`;
  return most ? `${range}, most ${rupees(most.price)}` : range;
}
