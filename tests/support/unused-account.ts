import type { Ask } from "./stress/invariants";

const daysBack = (column: string, days: number) =>
  `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${days} days')`;

/** Makes an account look unused for so many days, and its codes a day old. */
export async function leaveUnusedIn(ask: Ask, phone: string, days: number): Promise<void> {
  await ask(
    `update devices set ${daysBack("last_seen_at", days)}
      where user_id = (select id from users where phone = ?)`,
    [phone],
  );
  await ask(`update users set ${daysBack("created_at", days)} where phone = ?`, [phone]);
  await forgetCodesIn(ask, phone);
}

/** Makes a phone's codes a day old, so that it can ask for the next code at once. */
export const forgetCodesIn = (ask: Ask, phone: string) =>
  ask(`update otps set ${daysBack("created_at", 1)} where phone = ?`, [phone]);

/** Makes the claim of an account's number so many days older. */
export const claimEarlierIn = (ask: Ask, userId: number, days: number) =>
  ask(`update number_claims set ${daysBack("claimed_at", days)} where user_id = ?`, [userId]);
