import { plainly, saysPhone } from "./contact";
import { amountPattern, COMMON_ENDINGS, saysAddress, withoutLookAlikes } from "./look-alikes";

// Strangers read a name: in invitations, on pages, and in our mails, which show us as the sender.

/**
 * Letters in squares, circles and flags that NFKC leaves unchanged: the first character of each row
 * A to Z.
 */
const PICTURED_ROWS = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const PICTURED = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function picturedLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = PICTURED_ROWS.findLast((row) => row <= code) ?? code;
  return String.fromCharCode(97 + code - first);
}

/** Marks that Unicode composes with a Latin letter. Marks of Indian scripts are vowels and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

const scripts = (names: string) => names.replace(/(\w+) ?/g, "\\p{sc=$1}");
const INDIAN = scripts("Beng Deva Gujr Guru Knda Mlym Orya Taml Telu");
const KNOWN = `${INDIAN}${scripts("Arab Cyrl Grek Latn Mtei Olck")}`;
/**
 * Marks and letters that are invisible or drawn beside another letter, and letters of scripts that
 * are not in use in India.
 */
const STRAY = `(?:[\\p{M}\\p{Lm}]|(?![${KNOWN}])\\p{L})+`;
/** Stray characters after a Latin letter, and at the beginning of a word. */
const STRAYS = new RegExp(`(?<=[a-z])${STRAY}|(?<![\\p{L}\\p{M}])${STRAY}`, "gu");

/**
 * A name with each character replaced by the lower-case Latin letter it looks like; other scripts
 * stay.
 */
const inLatin = (name: string) =>
  withoutLookAlikes(
    name
      .normalize("NFKD")
      .replace(ACCENTS, "")
      .normalize("NFKC")
      .replace(PICTURED, picturedLetter)
      .toLowerCase(),
  ).replace(STRAYS, "");

/**
 * Nuktas, short vowels of Urdu, and marks of other scripts. They are removed, since our word lists
 * do without them.
 */
const BESIDE_INDIAN = new RegExp(
  `(?![${INDIAN}])[\\p{M}\\p{Lm}]|[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0cbc]`,
  "gu",
);
const inIndian = (name: string) => name.replace(BESIDE_INDIAN, "");

/** Superscript letters, which may be the name itself or an addition to it: "ᴾᴬᴷᴷᴬ", "PAKKA™". */
const RAISED = /[\p{Lm}\u2120\u2122]/gu;

/** Splits words as people read them: "PakkaSupport", "Rs500". */
const parted = (name: string) =>
  name
    .replace(/(?=\p{Lu})(?<=\p{Ll}[\p{M}\p{Lm}]*)/gu, " ")
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, " ");

const NOT_BEHIND = "(?<![\\p{L}\\p{M}])";
const NOT_BEFORE = "(?![\\p{L}\\p{M}])";
const BRAND = "p+a+k{2,}a+";
/**
 * Words that impostors join to our name. Only these are matched, since "Pakkam" is a place and
 * "Pakkala" a family.
 */
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
/**
 * Our name in the scripts of India. In some of them it must be a whole word, because others begin
 * with it.
 */
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

/** A link. Initials, as in "K.R.Textiles", do not match. */
const LINK = new RegExp(
  `:\\/\\/|www\\.|@|[\\p{L}\\p{M}\\p{N}-]{2,}\\.(?:(?:${COMMON_ENDINGS})(?![\\p{L}\\p{M}\\p{N}])|[a-z]{2}(?:\\/|$))`,
  "iu",
);

type NameTrouble = "leads_elsewhere" | "brand" | "money";

/**
 * Why the public must not see a name of a company or a person: it could be mistaken for ours, it
 * mentions money, or it contains a link or contact. Null if the name is fine.
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
