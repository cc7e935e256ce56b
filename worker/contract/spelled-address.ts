/** How addresses end, as far as people say it in words. */
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
  // rahul at ybl: handles at which banks take money, none of which is a bank's own name
  "[\\p{L}\\p{N}] (?:at|एट|ऐट) (?:ybl|ibl|axl|apl|yapl|upi|ok(?:axis|icici|sbi|hdfcbank)|wa(?:axis|icici|sbi|hdfcbank)|pt(?:yes|axis|sbi|hdfc)|barodampay|jupiteraxis|naviaxis|g(?:oogle)?mail|yahoo|hotmail|rediffmail)(?![\\p{L}\\p{N}])",
].map((pattern) => new RegExp(pattern, "iu"));
/** evil .in: small letters, since who writes without care begins a sentence with a capital. */
const SPACED_DOT = new RegExp(
  `[\\p{L}\\p{M}\\p{N}] \\. ?(?:${COMMON_ENDINGS})(?![\\p{L}\\p{N}])`,
  "u",
);

/**
 * Whether a text spells a link, or an address of mail or payment, with signs or words that its reader
 * takes for a dot or an @.
 *
 * @param text as `plainly` writes it
 */
export const saysAddress = (text: string) =>
  [...SPELLED, SPACED_DOT].some((pattern) => pattern.test(text));
