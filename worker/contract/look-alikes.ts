import { NUMBER_WORDS } from "./spoken-digits";

/**
 * Letters and symbols with the lower-case Latin letter that they look like. Those that NFKD and
 * lower case already turn into Latin are left out. Derived from Unicode 17 by these rules:
 *
 * - Latin letters by their names: `LATIN SMALL (CAPITAL) LETTER X`, alone or `WITH` something; for
 *   the letters of our name also turned and doubled ones.
 * - For a, k and p, the letters of our name: the entries of `confusables.txt` (UTS 39) that look
 *   like the lower-case or upper-case letter; letters of Cyrillic, Greek and Coptic with their
 *   names (KA, KAPPA, ER, RHO, PE, PI), alone or `WITH` something; and the substitutes that "fancy
 *   text" generators use, such as Λ, ₳ and letters of old scripts.
 * - For the others: the lower-case letters of Cyrillic and Greek that look the same.
 */
const ROWS = [
  ["ɐɑɒᴀᶏᶐⱥꜳꞻꬰꬱꭤ", "a"],
  ["аαλδʌƛꟛ\u2c81\u2227\u22c0\u2206\u2200\u{1d217}\u20b3\u2376\u237a", "a"],
  ["\u13aa\u13d7\u15c4\u15c5\u15e9\ua4ee\ua4ef\ua4e5\u{16f40}", "a"],
  ["\u{102a0}\u{10300}\u{10920}\u0e04\u5342\ua2ec", "a"],
  ["ƀƃɓʙᵬᶀꞗвβ", "b"],
  ["ƈȼɕᴄꞓꞔ𝼝сς", "c"],
  ["đƌȡɖɗᴅᵭᶁᶑꝺꟈ𝼥ԁ", "d"],
  ["ɇᴇᶒⱸꬳꬴе\u03b5", "e"],
  ["ƒᵮᶂꜰꝼꞙғ", "f"],
  ["ǥɠɡɢʛᵹᶃꞡꬶ", "g"],
  ["ħɦʜⱨꞕһ", "h"],
  ["ıɨɪᵻᶖ𝼚іι\u04cf", "i"],
  ["ȷɉɟʄʝᴊј", "j"],
  ["ĸƙʞᴋᶄⱪꝁꝃꝅꞣ𝼃𝼐", "k"],
  ["кқҝҟҡӄԟκϗ\u2c95\u20ad", "k"],
  ["\u13e6\u16d5\ua4d7\u{10518}\u{1030a}\u{1033a}\u{10928}\ua018", "k"],
  ["łƚȴɫɬɭʟᴌᶅⱡꝉꞎꬷꬸꬹ𝼄𝼑𝼓𝼦", "l"],
  ["ɱᴍᵯᶆꬺм", "m"],
  ["ƞȵɲɳɴᵰᶇꞑꞥꬻ𝼧η", "n"],
  ["øɵᴏⱺꝋꝍ𝼛оο", "o"],
  ["ƥᴘᵱᵽᶈꝑꝓꝕꟼþƿꝥꝧ", "p"],
  ["рҏпҧԥρϼϸπᴨᴩ\u2ca1\u2ca3\u2ccf\u2117\u20b1\u2374", "p"],
  ["\u13ae\u13e2\u146d\u146e\u1477\u1486\u1598\ua4d1\u{104c4}", "p"],
  ["\u{10295}\u{102af}\u{10310}\u{10313}\u0569\u0584\u05e7\u5369\ua263", "p"],
  ["ɋʠꝗꝙꞯԛ", "q"],
  ["ɍɼɽɾʀᵲᵳᶉꞃꞧꭆꭉꭋꭌ𝼖𝼨", "r"],
  ["ȿʂᵴᶊꜱꞅꞩꟊꟍ𝼞𝼩ѕ", "s"],
  ["ŧƫƭȶʈᴛᵵⱦꞇ𝼉𝼪тτ", "t"],
  ["ʉᴜᵾᶙꞹꭎꭏꭒυ", "u"],
  ["ʋᴠᶌⱱⱴꝟѵν", "v"],
  ["ᴡⱳԝ", "w"],
  ["ᶍꭖꭗꭘꭙхχ", "x"],
  ["ƴɏʏỿꭚуγ", "y"],
  ["ƶȥɀʐʑᴢᵶᶎⱬ", "z"],
] as const;

const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  ROWS.flatMap(([signs, letter]) => [...signs].map((sign) => [sign.toLowerCase(), letter])),
);
const NOT_ASCII = /[^ -~]/gu;

/** Replaces each look-alike in a lower-case text with its Latin letter. */
export const withoutLookAlikes = (small: string) =>
  small.replace(NOT_ASCII, (sign) => LOOK_ALIKES[sign] ?? sign);

const LARGE = "sau hundred hazaar hazar hajaar hajar thousand lakh lac सौ हज़ार हजार लाख"
  .normalize("NFKC")
  .split(" ");
const WORD = `(?<![\\p{L}\\p{M}])(?:${[...NUMBER_WORDS, ...LARGE].join("|")})(?![\\p{L}\\p{M}])`;
const RUPEES =
  "(?:₹|(?<![\\p{L}\\p{M}])(?:rs\\.?|inr|rupees?|rupa?ya|rupa?ye|rupay|rupiya|रुपये|रुपए|रुपया|रुपयों|रु\\.?))";
const RUPEES_BEHIND =
  "(?:\\/-|(?:rs|inr|rupees?|rupa?ya|rupa?ye|rupay|rupiya)(?![\\p{L}\\p{M}])|रुपये|रुपए|रुपया|रुपयों)";

/** Matches an amount of rupees, in digits or in English or Hindi words. */
export const amountPattern = () =>
  new RegExp(
    `${RUPEES} ?(?:\\d|${WORD})|(?<![\\d,.])\\d[\\d,.]* ?${RUPEES_BEHIND}|${WORD} ?${RUPEES_BEHIND}`,
    "iu",
  );

/** Domain endings that people spell out in words. */
export const COMMON_ENDINGS =
  "in|com|co|org|net|info|biz|io|me|ly|xyz|online|site|shop|store|app|link|click|live|top|club|website|tech|page|dev";
const INSIDE = "[([{<]";
const OUTSIDE = "[)\\]}>]";
const SPELLED = [
  // evil[.]in, evil (dot) in, rahul[at]ybl
  `[\\p{L}\\p{M}\\p{N}] ?${INSIDE} ?(?:\\.|dot|@|at) ?${OUTSIDE} ?\\p{L}`,
  // evil dot in, evildotcom
  `(?<!(?<!\\p{L})(?:the|an?|this|that|each|every)) (?<=[\\p{L}\\p{M}\\p{N}] )dot (?:${COMMON_ENDINGS})(?![\\p{L}\\p{N}])`,
  "\\p{L}{2}dotcom(?![\\p{L}\\p{N}])",
  "[\\p{L}\\p{M}] ?(?:डॉट|डाट) ?(?:इन|कॉम|नेट|ऑर्ग|[a-z])",
  // rahul at ybl: handles of payment addresses, without those that are a bank's own name
  "[\\p{L}\\p{N}] (?:at|एट|ऐट) (?:ybl|ibl|axl|apl|yapl|upi|ok(?:axis|icici|sbi|hdfcbank)|wa(?:axis|icici|sbi|hdfcbank)|pt(?:yes|axis|sbi|hdfc)|barodampay|jupiteraxis|naviaxis|g(?:oogle)?mail|yahoo|hotmail|rediffmail)(?![\\p{L}\\p{N}])",
].map((pattern) => new RegExp(pattern, "iu"));
/** evil .in: lower case only, since a capital after a dot usually begins a sentence. */
const SPACED_DOT = new RegExp(
  `[\\p{L}\\p{M}\\p{N}] \\. ?(?:${COMMON_ENDINGS})(?![\\p{L}\\p{N}])`,
  "u",
);

/**
 * Whether a text spells a link, a mail address or a payment address with characters or words that
 * people read as a dot or an @.
 *
 * @param text as `plainly` returns it
 */
export const saysAddress = (text: string) =>
  [...SPELLED, SPACED_DOT].some((pattern) => pattern.test(text));
