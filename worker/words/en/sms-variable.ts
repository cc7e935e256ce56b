/** Leaves room in a single SMS for the longest date, amount and safety word. */
const SMS_TITLE = 28;

/** Words at which a shortened name must not end. */
const JOINING = /\s+(?:and|&|of|the|for|in|at)$/i;

/** Shortens a title or name for an SMS to whole words within the limit. */
export function smsVariable(text: string, most = SMS_TITLE): string {
  const letters = [...text];
  const start = letters.slice(0, most).join("");
  const isInWord = /\S/.test(letters[most] ?? " ");
  const words = (isInWord ? start.replace(/\s\S*$/, "") : start).replace(/[\s,]+$/, "");
  return letters.length > most ? words.replace(JOINING, "") : words;
}
