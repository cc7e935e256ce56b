import { openPrices, unverifiedPrices } from "../../../db/job/job-lists";
import type { OpenPrice } from "../../contract/job/jobs";
import type { Settings } from "../../settings";
import type { Service } from "../service";
import { pricesShown } from "./prices.rules";

/** As long as the pages that show them are kept. */
const KEPT_MS = 60_000;

/** By the settings of a product: a process may hold more than one. */
const kept = new WeakMap<Settings, { at: number; prices: OpenPrice[] }>();

/** The prices of the open jobs, lowest first: counted once a minute, for many pages show them. */
export async function pricesNow({ db, settings, now }: Service): Promise<OpenPrice[]> {
  const known = kept.get(settings);
  if (known && now.getTime() - known.at < KEPT_MS) return known.prices;
  const [set, unverified] = await db.batch([openPrices(db), unverifiedPrices(db)]);
  const prices = pricesShown(set, unverified);
  kept.set(settings, { at: now.getTime(), prices });
  return prices;
}
