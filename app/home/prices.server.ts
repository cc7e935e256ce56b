import * as words from "~app/words/payment/fees";
import type { OpenPrice } from "../../worker/contract/job/jobs";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { rupees } from "../words/format";

/**
 * The price range of the open jobs and the most frequent price, in words. Null if there are no jobs or they
 * could not be loaded: the page is then shown without prices.
 */
export async function priceRange(session: Session): Promise<string | null> {
  const result = await attempt(unwrap(session.api.user.prices.$get()));
  return "data" in result ? rangeOf(result.data) : null;
}

/** The same for any prices, in ascending order. */
export function rangeOf(prices: OpenPrice[]): string | null {
  const [lowest] = prices;
  const highest = prices.at(-1);
  if (!lowest || !highest) return null;
  if (lowest === highest) return rupees(lowest.price);
  const all = prices.reduce((sum, { jobs }) => sum + jobs, 0);
  const most = prices.find(({ jobs }) => jobs > all / 2);
  const range = [rupees(lowest.price), rupees(highest.price)] as const;
  return most ? words.priceRangeWithMost(...range, rupees(most.price)) : words.priceRange(...range);
}
