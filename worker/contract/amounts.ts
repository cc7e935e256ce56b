import { NUMBER_WORDS } from "./spoken-digits";

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
