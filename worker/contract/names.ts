import { amountPattern } from "./amounts";
import { plainly, saysPhone } from "./contact";
import { COMMON_ENDINGS, saysAddress } from "./spelled-address";

// A name is read by strangers: in invitations, on pages and in our mails, below our own sender.

/** Cyrillic, Greek and small-capital letters, each with the Latin one that it looks like. */
const LOOK_ALIKES = Object.fromEntries(
  [
    ["а\u03b1\u0251\u237a\u1d00\u13aa\u15c5\ua4ee", "a"],
    ["вβ\u0299", "b"],
    ["сϲ\u1d04", "c"],
    ["ԁ\u1d05", "d"],
    ["еε\u1d07", "e"],
    ["ғ", "f"],
    ["ɡ\u0262", "g"],
    ["һ\u029c", "h"],
    ["іι\u026a\u04cf", "i"],
    ["ј\u1d0a", "j"],
    ["кκĸ\u1d0b\u13e6\u16d5\ua4d7\u2c95", "k"],
    ["\u029f", "l"],
    ["м\u1d0d", "m"],
    ["η\u0274", "n"],
    ["оο\u1d0f", "o"],
    ["рρϱпπ\u1d18\u13e2\u146d\ua4d1\u2ca3\u2374", "p"],
    ["ԛ", "q"],
    ["\u0280", "r"],
    ["ѕ\ua731", "s"],
    ["тτ\u1d1b", "t"],
    ["υ\u1d1c", "u"],
    ["ѵν\u1d20", "v"],
    ["ԝ\u1d21", "w"],
    ["хχ", "x"],
    ["уγ\u028f", "y"],
    ["\u1d22", "z"],
  ].flatMap(([signs = "", letter = ""]) =>
    [...signs].flatMap((sign) => [sign, sign.toLowerCase()].map((one) => [one, letter])),
  ),
);
const NOT_ASCII = /[^ -~]/gu;

/** Letters in squares, circles and flags that NFKC leaves as they are: the first sign of each row of A to Z. */
const PICTURED_ROWS = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const PICTURED = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function picturedLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = PICTURED_ROWS.findLast((row) => row <= code) ?? code;
  return String.fromCharCode(97 + code - first);
}

/** Marks on Latin letters. Those of Indian scripts are vowels. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A name in small Latin letters as far as it looks like them; other scripts stay. */
const inLatin = (name: string) =>
  name
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFKC")
    .replace(PICTURED, picturedLetter)
    .toLowerCase()
    .replace(NOT_ASCII, (sign) => LOOK_ALIKES[sign] ?? sign);

/** "PakkaSupport" and "Rs500" as their readers part them. */
const parted = (name: string) =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, " ");

const NOT_BEHIND = "(?<![\\p{L}\\p{M}])";
const NOT_BEFORE = "(?![\\p{L}\\p{M}])";
const BRAND = "p+a+k{2,}a+";
/** What a cheat puts around our name in one word. "Pakkam" is a place, and "Pakkala" a family. */
const AROUND =
  "support|secur|safe|help|care|customer|team|offici|verif|desk|staff|admin|hr|job|career|hir|interview|slot|pay|refund|india|app|online|servic|account|financ|trust|guarant|recruit|employ|candidat|naukri|test|portal|com|in";
const IN_FRONT = "my|go|get|the|team|offici\\w*|real|ask|hello|new|join|from|by|only|all|e|i";
const BRANDS = [
  `${NOT_BEHIND}${BRAND}h?${NOT_BEFORE}`,
  `${NOT_BEHIND}${BRAND}(?:${AROUND})`,
  `${NOT_BEHIND}(?:${IN_FRONT})${BRAND}${NOT_BEFORE}`,
  // P a k k a, P.A.K.K.A, Pak-ka
  `${NOT_BEHIND}p[^\\p{L}\\p{M}]{0,3}a[^\\p{L}\\p{M}]{0,3}k[^\\p{L}\\p{M}]{0,3}k[^\\p{L}\\p{M}]{0,3}a${NOT_BEFORE}`,
].map((pattern) => new RegExp(pattern, "u"));
/** The same word in the scripts of India, in some of which other words begin like it. */
const BRAND_OF_INDIA = new RegExp(
  [
    `${NOT_BEHIND}(?:पक्का|পাক্কা|পক্কা|પક્કા|પાક્કા|ਪੱਕਾ|ਪਕਾ|ପକ୍କା)`,
    `${NOT_BEHIND}(?:பக்கா|పక్కా|ಪಕ್ಕಾ|പക്കാ|പക്ക|پکا|پكا|پکّا|پکه)${NOT_BEFORE}`,
  ]
    .join("|")
    .normalize("NFKC"),
  "u",
);
const ZEROED: Record<string, string> = { "4": "a", "@": "a", "8": "b" };

function saysBrand(name: string, latin: string): boolean {
  const spelled = latin.replace(/[4@8]/g, (sign) => ZEROED[sign] ?? sign);
  return (
    BRANDS.some((pattern) => pattern.test(latin) || pattern.test(spelled)) ||
    BRAND_OF_INDIA.test(name)
  );
}

const PAYMENT_WORDS =
  "pays?|paying|paid|payable|payments?|payouts?|send|remit|deposits?|refunds?|refundable|fees?|upi|vpa|g ?pay|google ?pay|phone ?pe|paytm|bharat ?pe|qr|otp|neft|rtgs|imps|ifsc|rupees?|rupaye|rupiya|pais[ae]|bhejo|bheje|bhejiye|bhejna|jama ?kar\\w*|transfer (?:money|funds?|amount|to)";
const PAYMENT = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${PAYMENT_WORDS})(?![\\p{L}\\p{M}\\p{N}])`,
  "u",
);
const PAYMENT_OF_INDIA = new RegExp(
  "भेज[ोें]|भेजिए|भेजना|जमा कर|पैस[ेा]|रुप[एय]|भुगतान|फीस|फ़ीस|शुल्क|यूपीआई|पेटीएम|फोनपे|फ़ोनपे|गूगल पे|जीपे".normalize(
    "NFKC",
  ),
  "u",
);
const CURRENCY = /\p{Sc}/u;
const AMOUNT = amountPattern();

const saysMoney = (name: string, latin: string) =>
  CURRENCY.test(name) || AMOUNT.test(latin) || PAYMENT.test(latin) || PAYMENT_OF_INDIA.test(name);

/** A link: initials, as in "K.R.Textiles", are none. */
const LINK = new RegExp(
  `:\\/\\/|www\\.|@|[\\p{L}\\p{M}\\p{N}-]{2,}\\.(?:(?:${COMMON_ENDINGS})(?![\\p{L}\\p{M}\\p{N}])|[a-z]{2}(?:\\/|$))`,
  "iu",
);

export type NameTrouble = "leads_elsewhere" | "brand" | "money";

/**
 * Why a name of a company or a person may not stand in front of strangers: it could be taken for us,
 * it speaks of money, or it leads its reader elsewhere. Null where it may.
 */
export function troubleOfName(name: string): NameTrouble | null {
  const shown = plainly(name.normalize("NFKC"));
  const forms = [shown, parted(shown)].map((form) => ({ form, latin: inLatin(form) }));
  if (forms.some(({ form, latin }) => saysBrand(form, latin))) return "brand";
  if (forms.some(({ form, latin }) => saysMoney(form, latin))) return "money";
  const leads = LINK.test(shown) || saysAddress(shown) || saysPhone(shown);
  return leads ? "leads_elsewhere" : null;
}
