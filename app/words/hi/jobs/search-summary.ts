import { OPENINGS_COUNTED } from "../../../../worker/facts/jobs/openings";
import { capitals, rupees } from "../../format";

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(", ");
const numberOf = (count: number) => (count < OPENINGS_COUNTED ? `${count}` : `${count}+`);

export const jobs = (count: number) => `${numberOf(count)} जॉब`;
export function title(asked: string, count: number | undefined): string {
  if (count === undefined) return `${asked}: खुली जॉब`;
  return count === 0 ? `${asked}: कोई जॉब नहीं मिली` : `${asked}: ${numberOf(count)} खुली जॉब`;
}
export const none = (texts: string[]) =>
  `यहाँ ${quoted(texts)} की कोई जॉब नहीं है। ये दूसरे काम की जॉब हो सकती हैं।`;
export const searched = (texts: string[]) =>
  texts.length > 0
    ? `हमने ${quoted(texts)} खोजा।`
    : "आपके शब्दों में किसी काम का नाम नहीं है, इसलिए यहाँ सब काम हैं।";
export const ignored = (texts: string[]) => `हम ${quoted(texts)} नहीं खोज सकते।`;
export const pay = (least: number) => `वेतन: ${rupees(least)} महीना या ज़्यादा।`;
export const shown = (texts: string[]) => `यहाँ ${quoted(texts)} की जॉब हैं।`;
export const alsoShown = (texts: string[]) => `यहाँ ${quoted(texts)} की जॉब भी हैं।`;
export const dropped = (texts: string[], kept: string[]) =>
  `इन सब शब्दों की कोई जॉब नहीं है। यहाँ ${quoted(kept)} की जॉब हैं। छोड़े हुए शब्द: ${quoted(texts)}।`;
export const alsoWithout = (texts: string[]) => `यहाँ ${quoted(texts)} के बिना मिली जॉब भी हैं।`;
export const near = (places: string[]) =>
  `हमने पास की जगहों में भी खोजा: ${places.map(capitals).join(", ")}।`;
export const whichPlace = "किस जगह के पास? अपने शहर का नाम लिखें।";
export const town = "आपका शहर";
export const showThere = "वहाँ की जॉब देखें";
