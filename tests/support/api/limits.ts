import { localSettings } from "../../../local/settings";
import { counterOf } from "../../../worker/domain/limit";
import type { Limit } from "../../../worker/facts/limits/limits";
import { addSeconds } from "../../../worker/facts/times";
import { readSettings } from "../../../worker/settings";
import { now } from "./clock";
import { query } from "./database";

const settings = readSettings(localSettings({ product: 1, sqld: 2, simulators: 3 }, {}));

/**
 * Uses up a limit for this person or network except for `remaining` uses; its window ends in `seconds`.
 */
export async function fill(limit: Limit, of: string | number, seconds: number, remaining = 0) {
  const { key, max } = await counterOf({ settings }, { limit, of });
  await query("insert or replace into limit_uses (key, uses, window_ends_at) values (?, ?, ?)", [
    key,
    max - remaining,
    addSeconds(now(), seconds),
  ]);
}

/** Resets a limit. */
export async function empty(limit: Limit, of: string | number) {
  const { key } = await counterOf({ settings }, { limit, of });
  await query("delete from limit_uses where key = ?", [key]);
}
