import { amountPattern } from "./amounts";
import { plainly, saysPhone } from "./contact";
import { withoutLookAlikes } from "./look-alikes";
import { COMMON_ENDINGS, saysAddress } from "./spelled-address";

// A name is read by strangers: in invitations, on pages and in our mails, below our own sender.

/** Letters in squares, circles and flags that NFKC leaves as they are: the first sign of each row of A to Z. */
const PICTURED_ROWS = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const PICTURED = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function picturedLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = PICTURED_ROWS.findLast((row) => row <= code) ?? code;
  return String.fromCharCode(97 + code - first);
}

/** Marks of which Unicode makes one letter with a Latin one. Those of Indian scripts are vowels. */
const ACCENTS = /[\u0300-\u036f]/g;

const scripts = (names: string) => names.replace(/(\w+) ?/g, "\\p{sc=$1}");
const INDIAN = scripts("Beng Deva Gujr Guru Knda Mlym Orya Taml Telu");
const KNOWN = `${INDIAN}${scripts("Arab Cyrl Grek Latn Mtei Olck")}`;
/** Marks and letters that are drawn beside a letter or not at all, and letters of scripts that nobody here writes. */
const STRAY = `(?:[\\p{M}\\p{Lm}]|(?![${KNOWN}])\\p{L})+`;
/** Those behind a Latin letter, and those that begin a word. */
const STRAYS = new RegExp(`(?<=[a-z])${STRAY}|(?<![\\p{L}\\p{M}])${STRAY}`, "gu");

/** A name in small Latin letters as far as it looks like them; other scripts stay. */
const inLatin = (name: string) =>
  withoutLookAlikes(
    name
      .normalize("NFKD")
      .replace(ACCENTS, "")
      .normalize("NFKC")
      .replace(PICTURED, picturedLetter)
      .toLowerCase(),
  ).replace(STRAYS, "");

/** Nuktas, short vowels of Urdu, and marks of other scripts: none of the words that we look for needs them. */
const BESIDE_INDIAN = new RegExp(
  `(?![${INDIAN}])[\\p{M}\\p{Lm}]|[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0cbc]`,
  "gu",
);
const inIndian = (name: string) => name.replace(BESIDE_INDIAN, "");

/** Small raised letters, which may be the name or stand beside it: "ᴾᴬᴷᴷᴬ", "PAKKA™". */
const RAISED = /[\p{Lm}\u2120\u2122]/gu;

/** "PakkaSupport" and "Rs500" as their readers part them. */
const parted = (name: string) =>
  name
    .replace(/(?=\p{Lu})(?<=\p{Ll}[\p{M}\p{Lm}]*)/gu, " ")
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
    `${NOT_BEHIND}(?:பக்கா|పక్కా|ಪಕ್ಕಾ|പക്കാ|പക്ക|پکا|پكا|پکه)${NOT_BEFORE}`,
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
    BRAND_OF_INDIA.test(inIndian(name))
  );
}

const PAYMENT_WORDS =
  "pays?|paying|paid|payable|payments?|payouts?|send|remit|deposits?|refunds?|refundable|fees?|upi|vpa|g ?pay|google ?pay|phone ?pe|paytm|bharat ?pe|qr|otp|neft|rtgs|imps|ifsc|rupees?|rupaye|rupiya|pais[ae]|bhejo|bheje|bhejiye|bhejna|jama ?kar\\w*|transfer (?:money|funds?|amount|to)";
const PAYMENT = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${PAYMENT_WORDS})(?![\\p{L}\\p{M}\\p{N}])`,
  "u",
);
const PAYMENT_OF_INDIA = new RegExp(
  "भेज[ोें]|भेजिए|भेजना|जमा कर|पैस[ेा]|रुप[एय]|भुगतान|फीस|शुल्क|यूपीआई|पेटीएम|फोनपे|गूगल पे|जीपे".normalize("NFKC"),
  "u",
);
const CURRENCY = /\p{Sc}/u;
const AMOUNT = amountPattern();

const saysMoney = (name: string, latin: string) =>
  CURRENCY.test(name) ||
  AMOUNT.test(latin) ||
  PAYMENT.test(latin) ||
  PAYMENT_OF_INDIA.test(inIndian(name));

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
  const unraised = plainly(name.replace(RAISED, "").normalize("NFKC"));
  const forms = [shown, parted(shown), unraised].map((form) => ({ form, latin: inLatin(form) }));
  if (forms.some(({ form, latin }) => saysBrand(form, latin))) return "brand";
  if (forms.some(({ form, latin }) => saysMoney(form, latin))) return "money";
  const leads = LINK.test(shown) || saysAddress(shown) || saysPhone(shown);
  return leads ? "leads_elsewhere" : null;
}
