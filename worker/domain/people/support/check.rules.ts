import type { CheckAnswer } from "../../../contract/check";
import { plainly, saysPhone } from "../../../contract/contact";
import { amountPattern } from "../../../contract/look-alikes";
import { brand, SMS_HEADER } from "../../../facts/brand";
import { MESSAGE_MAX } from "../../../facts/limits/texts";

/**
 * Finds the parts of a message that show who sent it. Links are not opened, and numbers are not
 * called.
 */

type Finding = CheckAnswer["findings"][number];

// Each pattern starts only where no longer match could start earlier, so it does not backtrack.
const LETTER = "\\p{L}\\p{N}\\p{M}_";
const LINK = new RegExp(`(?<![${LETTER}./?#=:@-])(?:https?:\\/\\/|www\\.)[^\\s<>"']+`, "giu");
const BARE_LINK = new RegExp(
  `(?<![@${LETTER}.-])(?:[${LETTER}-]+\\.)+[\\p{L}\\p{M}]{2,}(?:[:/?#][^\\s<>"']*)?(?![@${LETTER}-])`,
  "giu",
);
const EMAIL = /(?<![\w.+-])[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/giu;
/** A name with a bank's handle: a payment address, not a mail address. */
const UPI = /(?<![\w.+-])[\w.-]{2,} ?@ ?[a-z]{3,}(?![\w-]|\.\w)/giu;
const PHONE = /(?<![\w-])(?:\+?91[ -]?|0)?(?:\d[ -]?){9}\d(?![\w-])/gu;
const SENDER = /(?<!\w)[a-z]{2}-([a-z0-9]{6})(?:-[pstg])?(?!\w)/giu;
const NUMBER = /(?<!\w)PK[- ]?0*([1-9]\d{0,14})(?!\d)/giu;

/** A bank's IFSC code, or the digits of an account or a phone: money can be sent to them. */
const ACCOUNT = /(?<!\w)[a-z]{4}0[a-z0-9]{6}(?!\w)|\d{9}/iu;
const AMOUNT = amountPattern();
const PAYING =
  /\b(?:pay|paid|payments?|send|transfer|remit|deposit\w*|upi|paytm|phone ?pe|g ?pay|google pay|bharat ?pe|qr|advance|jama|bhej\w*|bhar(?:o|na|iye)|de ?do|dena|paise)\b|भेज|जमा|पैसे|भुगतान|पेमेंट/iu;
const FEE = /\b(?:fees?|charges?|deposit|refundable)\b|फ\u093c?ीस|शुल्क|चार्ज/iu;
/** Asks for money without an amount, in Hindi. */
const MONEY_TO_SEND =
  /\b(?:paisa|paise|rupaye|rupay)\b.{0,20}\b(?:bhej|de ?do|dena|dijiye|jama|bhar|dal)|(?:पैसा|पैसे|रुपये|रुपए).{0,20}(?:भेज|(?:दो|दें|दीजिए|भरें|भरो|डालें|डालो)(?![\p{L}\p{M}])|जमा)/iu;
const OWN_PHONE = digitsOf(brand.phone);

const CLOSING = new Set(".,;:!?)]}…");

/** Without the punctuation at the end of a sentence. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && CLOSING.has(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

const OURS_MAX = 500;

/** A link that may be ours: ours are short and contain only ASCII characters. */
function urlOf(link: string): URL | null {
  const url = /^https?:/i.test(link) ? link : `https://${link}`;
  return url.length > OURS_MAX || /[^\x21-\x7e]/.test(url) ? null : URL.parse(url);
}

/** Decoded like in the router. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a page of ours shows uploads of users: a resume, or a company's logo. */
const isUploaded = ({ pathname }: URL) => /^\/+files\/(?!interviews\/)/i.test(decoded(pathname));

/**
 * Whether a page of ours shows text from its address, as a job search does, or redirects to one
 * that does.
 */
const isTyped = ({ searchParams }: URL) =>
  ["q", "location", "category", "next"].some((name) => searchParams.has(name));

function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(-10);
}

const unique = (all: string[]) => [...new Set(all)];
const all = (pattern: RegExp, text: string) => unique((text.match(pattern) ?? []).map(trimmed));

/** A message as its reader sees it; all functions here expect this form. */
export const asRead = (text: string) => plainly(text.normalize("NFKC").slice(0, MESSAGE_MAX));

/** The distinct PK numbers in a text in that form. */
export const numbersIn = (message: string): number[] =>
  unique([...message.matchAll(NUMBER)].map(([, id = ""]) => id)).map(Number);

/** Whether a text consists of things of one kind only. */
const isAlone = (message: string) =>
  [LINK, BARE_LINK, EMAIL, PHONE, SENDER, NUMBER].some(
    (one) => message.replace(one, "").trim() === "",
  );

/**
 * The findings in a text in that form, except PK numbers.
 *
 * @param publicUrl the address of our pages
 */
export function findIn(message: string, publicUrl: string): Finding[] {
  const domains = [new URL(publicUrl).host, brand.supportEmail.split("@")[1] ?? ""];
  const isOurs = (host: string) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  const finding =
    (kind: Finding["kind"], ours: (value: string) => boolean) =>
    (value: string): Finding => ({ kind, value, verdict: ours(value) ? "ours" : "not_ours" });

  // A link may contain an @, and a mail address may contain what looks like a link.
  const withoutLinks = message.replace(LINK, " ");
  const withoutEmails = withoutLinks.replace(EMAIL, " ");
  const withoutUpis = withoutEmails.replace(UPI, " ");
  const rest = withoutUpis.replace(BARE_LINK, " ").replace(NUMBER, " ");
  const links = [...all(LINK, message), ...all(BARE_LINK, withoutUpis)];
  const ofLink = (value: string): Finding => {
    const url = urlOf(value);
    if (!url || !isOurs(url.host)) return { kind: "link", value, verdict: "not_ours" };
    return { kind: "link", value, verdict: isUploaded(url) || isTyped(url) ? "unsure" : "ours" };
  };
  const findings = [
    ...links.map(ofLink),
    ...all(EMAIL, withoutLinks).map(
      finding("email", (email) => isOurs(email.split("@")[1]?.toLowerCase() ?? "")),
    ),
    ...all(SENDER, rest).map(
      finding("sender", (sender) => sender.toUpperCase().split("-")[1] === SMS_HEADER),
    ),
    ...all(PHONE, rest).map(finding("phone", (phone) => digitsOf(phone) === OWN_PHONE)),
  ];
  return [...moneyIn(message, rest, all(UPI, withoutEmails), findings), ...findings];
}

/** Whether the text contains the safety word as a whole word. */
export const hasWord = (message: string, word: string): boolean =>
  message
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u)
    .includes(asRead(word).toLowerCase());

/**
 * The verdict on a message. A whole message is never "ours": anybody can add text to a true link or
 * number. The reader's safety word, which few people know, only makes it look like ours.
 *
 * @param findings in the message
 */
export function verdictOn(
  message: string,
  findings: Finding[],
  isWithWord = false,
): CheckAnswer["verdict"] {
  const has = (verdict: Finding["verdict"]) => findings.some((one) => one.verdict === verdict);
  if (has("asks_money")) return "asks_money";
  if (has("number_unknown")) return "number_unknown";
  const [first, ...more] = findings;
  // Only a link alone gets its own verdict: around it anybody can add any text.
  if (first && more.length === 0 && isAlone(message)) return first.verdict;
  // Our mails may contain the company's own link, too, beside ours.
  if (has("not_ours") && !has("ours") && !has("number_known")) return "not_ours";
  return isWithWord ? "has_word" : "unsure";
}

/** Whether a text asks for money, and for whom, if it says so. */
function moneyIn(message: string, rest: string, upis: string[], findings: Finding[]): Finding[] {
  const moneyFinding = (value: string): Finding => ({
    kind: "money",
    value,
    verdict: "asks_money",
  });
  if (upis.length > 0) return upis.map(moneyFinding);
  const sent = MONEY_TO_SEND.exec(message);
  const amount = AMOUNT.exec(message) ?? FEE.exec(message) ?? sent;
  if (!amount || !(sent || PAYING.test(message))) return [];
  // Our own messages name the price of a slot and link to our page, but contain no other payment
  // target.
  const isOurPage = findings.length > 0 && findings.every(({ verdict }) => verdict === "ours");
  const isElsewhere = ACCOUNT.test(rest) || saysPhone(rest);
  return isOurPage && !isElsewhere ? [] : [moneyFinding(amount[0])];
}
