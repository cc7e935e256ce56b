import { openPrices, unverifiedPrices } from "../../../../db/job/job-lists";
import type { OpenPrice } from "../../../contract/job/jobs";
import type { Settings } from "../../../settings";
import type { Service } from "../../service";
import { pricesShown } from "./prices.rules";

/** The same time as the cache of the pages that show them. */
const KEPT_MS = 60_000;

/** Keyed by settings, since one process may run several instances of the product. */
const cache = new WeakMap<Settings, { at: number; prices: OpenPrice[] }>();

/** The prices of the open jobs, lowest first. Counted once a minute, since many pages show them. */
export async function pricesNow({ db, settings, now }: Service): Promise<OpenPrice[]> {
  const entry = cache.get(settings);
  if (entry && now.getTime() - entry.at < KEPT_MS) return entry.prices;
  const [set, unverified] = await db.batch([openPrices(db), unverifiedPrices(db)]);
  const prices = pricesShown(set, unverified);
  cache.set(settings, { at: now.getTime(), prices });
  return prices;
}
