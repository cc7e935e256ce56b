import type { Ask } from "./stress/invariants";

const daysBack = (column: string, days: number) =>
  `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${days} days')`;

/** The account of a phone was not used for so many days, and its codes are of yesterday. */
export async function leaveUnusedIn(ask: Ask, phone: string, days: number): Promise<void> {
  await ask(
    `update devices set ${daysBack("last_seen_at", days)}
      where user_id = (select id from users where phone = ?)`,
    [phone],
  );
  await ask(`update users set ${daysBack("created_at", days)} where phone = ?`, [phone]);
  await forgetCodesIn(ask, phone);
}

/** A phone's codes are of yesterday: it can ask for the next one at once. */
export const forgetCodesIn = (ask: Ask, phone: string) =>
  ask(`update otps set ${daysBack("created_at", 1)} where phone = ?`, [phone]);

/** That a number is another's was said so many days earlier. */
export const claimEarlierIn = (ask: Ask, userId: number, days: number) =>
  ask(`update number_claims set ${daysBack("claimed_at", days)} where user_id = ?`, [userId]);
