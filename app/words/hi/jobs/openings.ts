import { OPENINGS_COUNTED } from "../../../../worker/facts/jobs/openings";
import { categoryName as kind } from "../../../../worker/words/hi/topics";

export const notFetched = "जॉब नहीं खुल पाईं";

interface Of {
  category?: string;
  town?: { name: string };
}

export function name({ category: stored, town }: Of): string {
  const category = stored && kind(stored);
  if (category && town) return `${town.name} में ${category} की जॉब`;
  if (category) return `${category} की जॉब`;
  return town ? `${town.name} में जॉब` : "भारत में खुली जॉब";
}
export const title = (of: Of) => `${name(of)} · Pakka`;
export const description = (of: Of) =>
  `${name(of)}: वेतन, जगह और फ़ीस के साथ। बिना लॉग इन किए पढ़ें। अप्लाई करना और टेस्ट देना मुफ़्त है।`;

export const counted = (jobs: number) => (jobs < OPENINGS_COUNTED ? `${jobs}` : `${jobs}+`);
export function heading({ category: stored, town }: Of, count: number, isMore: boolean) {
  const category = stored && kind(stored);
  const number = `${count}${isMore ? "+" : ""}`;
  if (category && town)
    return count === 0
      ? `${town.name} में अभी ${category} की कोई जॉब नहीं है`
      : `${town.name} में ${category} की ${number} जॉब`;
  if (category)
    return count === 0 ? `अभी ${category} की कोई जॉब नहीं है` : `${category} की ${number} जॉब`;
  if (town)
    return count === 0 ? `${town.name} में अभी कोई जॉब नहीं है` : `${town.name} में ${number} जॉब`;
  return count === 0 ? "अभी कोई जॉब नहीं है" : `${number} जॉब`;
}
export const notFound = "कोई जॉब नहीं मिली";
export const skip = "सीधे जॉब पर जाएँ";
export const morePages = "और जॉब";
export const introduction =
  "हर जॉब बिना लॉग इन किए पढ़ें। अप्लाई करना और टेस्ट देना मुफ़्त है। लॉग इन अप्लाई करते समय करें।";

export const work = "काम";
export const places = "जगहें";
export const workIn = (town: string) => `${town} में काम`;
export const placesOf = (category: string) => `${kind(category)} की जॉब की जगहें`;
export const otherLists = "दूसरी लिस्ट";

export const jobsIn = ({ name, jobs }: { name: string; jobs: number }) =>
  `${kind(name)}: ${counted(jobs)} जॉब`;
export const all = "सब खुली जॉब";
export const search = "इस खोज की जॉब देखें";
