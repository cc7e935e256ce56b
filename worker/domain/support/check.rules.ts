import type { CheckAnswer } from "../../contract/check";
import { brand } from "../../facts/brand";

/** What a message holds that shows from whom it is. Nothing of it is opened or called. */

type Finding = CheckAnswer["findings"][number];

const LINK = /(?:https?:\/\/|www\.)[^\s<>"']+/giu;
const BARE_LINK = /(?<![@\w.-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[:/?#][^\s<>"']*)?(?![\w@])/giu;
const EMAIL = /[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/giu;
/** A name at a bank's handle: money goes there, and letters do not. */
const UPI = /[\w.-]{2,}@[a-z]{3,}(?![\w.-]*\.[a-z])(?!\w)/giu;
const PHONE = /(?<![\w-])(?:\+?91[\s-]?|0)?(?:\d[\s-]?){9}\d(?![\w-])/gu;
const SENDER = /(?<!\w)[a-z]{2}-([a-z0-9]{6})(?:-[pstg])?(?!\w)/giu;
const NUMBER = /(?<!\w)PK[-\s]?0*([1-9]\d{0,14})(?!\d)/giu;

const AMOUNT =
  /(?:₹|\brs\.?|\binr|\brupees?|रुपये|रुपए|रु\.?)\s?\d|\d[\d,.]*\s?(?:\/-|rs\b|rupees?\b|rupaye|रुपये|रुपए)/iu;
const PAYING =
  /\b(?:pay|paid|payment|send|transfer|deposit|upi|paytm|phonepe|gpay|google pay|qr|advance|jama|bhej\w*|bharo|paise)\b|भेज|जमा|पैसे|भुगतान/iu;
const FEE = /\b(?:fees?|charges?|deposit|refundable)\b|फीस|शुल्क/iu;

const hostOf = (link: string) => {
  const url = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(url) ? new URL(url).host.toLowerCase() : "";
};
const digits = (text: string) => text.replace(/\D/g, "").slice(-10);
const unique = (all: string[]) => [...new Set(all)];

/** The PK numbers in a text, each once. */
export const numbersIn = (text: string): number[] =>
  unique([...text.matchAll(NUMBER)].map(([, id = ""]) => id)).map(Number);

/**
 * What a text holds, apart from PK numbers.
 *
 * @param publicUrl where our pages are
 */
export function findIn(text: string, publicUrl: string): Finding[] {
  const plain = text.normalize("NFKC");
  const domains = [new URL(publicUrl).host, brand.supportEmail.split("@")[1] ?? ""];
  const isOurs = (host: string) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  const finding =
    (kind: Finding["kind"], ours: (value: string) => boolean) =>
    (value: string): Finding => ({ kind, value, verdict: ours(value) ? "ours" : "not_ours" });
  const all = (pattern: RegExp, from: string) =>
    unique((from.match(pattern) ?? []).map((one) => one.replace(/[.,;:!?)\]]+$/, "")));

  // A link may have an @ in it, and a mail address what looks like a link.
  const links = all(LINK, plain);
  const withoutLinks = plain.replace(LINK, " ");
  const emails = all(EMAIL, withoutLinks);
  const withoutEmails = withoutLinks.replace(EMAIL, " ");
  const upis = all(UPI, withoutEmails);
  const withoutUpis = withoutEmails.replace(UPI, " ");
  links.push(...all(BARE_LINK, withoutUpis));
  const rest = withoutUpis.replace(BARE_LINK, " ").replace(NUMBER, " ");
  const findings = [
    ...links.map(finding("link", (link) => isOurs(hostOf(link)))),
    ...emails.map(finding("email", (email) => isOurs(email.split("@")[1]?.toLowerCase() ?? ""))),
    ...all(SENDER, rest).map(
      finding("sender", (sender) => sender.toUpperCase().split("-")[1] === brand.smsHeader),
    ),
    ...all(PHONE, rest).map(finding("phone", (phone) => digits(phone) === digits(brand.phone))),
  ];
  const asks = PAYING.test(plain) ? AMOUNT.test(plain) || FEE.test(plain) : false;
  // Our own messages name the fee beside a link to our page, and nothing else to pay to.
  const isOurPage = links.length > 0 && findings.every(({ verdict }) => verdict === "ours");
  const money: Finding[] =
    upis.length > 0
      ? upis.map((value) => ({ kind: "money", value, verdict: "asks_money" }))
      : asks && !isOurPage
        ? [
            {
              kind: "money",
              value: (AMOUNT.exec(plain) ?? FEE.exec(plain) ?? [""])[0],
              verdict: "asks_money",
            },
          ]
        : [];
  return [...money, ...findings];
}
