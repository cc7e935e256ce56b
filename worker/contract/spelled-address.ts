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
