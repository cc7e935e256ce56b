import { RECOVERY_CODES } from "../../../../worker/facts/console";

export const heading = "Recovery codes";
export const about = `When no mail comes, a recovery code signs you in with your mail address. You get ${RECOVERY_CODES}, and each works once. Print them and keep them where you keep keys.`;

/** How many recovery codes are left, and on which day they were made. */
export function standing(left: number, made: string | null) {
  if (made === null) return "You have no recovery codes.";
  if (left === 0) return "All of your recovery codes are used.";
  return left === 1
    ? `One code is left, made on ${made}.`
    : `${left} codes are left, made on ${made}.`;
}

export const make = "Make recovery codes";
export const makeNew = "Make new codes";
export const replaces = "New codes make all older ones void.";
export const toCodes = "Your recovery codes";
export const prove = {
  text: "To make codes needs a fresh proof that it is you.",
  link: "Sign in once more",
};

export const made = {
  heading: (name: string) => `Recovery codes of ${name}`,
  text: (when: string) =>
    `Made ${when}. They are shown only now: print this page, or write them down. All older ones are void.`,
};
