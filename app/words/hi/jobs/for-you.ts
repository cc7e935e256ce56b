import type { Because } from "../../../../worker/contract/job/for-you";
import { capitals } from "../../format";

export const heading = "आपके लिए जॉब";

function searched(work: string | null, place: string | null): string {
  if (!place) return work ? `कारण: आपने ${work} की जॉब खोजी।` : "कारण: आपने जॉब खोजी।";
  if (!work) return `कारण: आपने ${capitals(place)} में जॉब खोजी।`;
  return `कारण: आपने ${capitals(place)} में ${work} की जॉब खोजी।`;
}

export function because({ by, work, place }: Because): string {
  switch (by) {
    case "search":
      return searched(work, place);
    case "resume":
      return `कारण: आपके रिज़्यूमे में ${[work, place].filter(Boolean).join(", ")} लिखा है।`;
    case "applied":
      return `कारण: आपने ${work} की जॉब के लिए अप्लाई किया।`;
    case "saved":
      return `कारण: आपने ${work} की जॉब सेव की।`;
    case "seen":
      return `कारण: आपने ${work} की जॉब देखी।`;
  }
}
