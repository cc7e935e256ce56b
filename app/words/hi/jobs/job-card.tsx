import type { Job } from "../../../../worker/contract/job/jobs";
import type { JobType, Schooling } from "../../../../worker/facts/jobs/jobs";
import type { WhyFreeToReader } from "../../../../worker/facts/money/fees";
import { rupees } from "../../format";
import { counted } from "../formats";

// The job's text gives no pay, so this does not claim that it is good.
// "सामान्य" for "General" would name a caste category.

export const posted = (ago: string) => `${ago} डाली गई`;
export const viewDetails = "जॉब देखें";
export const applyNow = "अप्लाई करें";
export const applied = "अप्लाई हो गया";
export const closed = "बंद";
export const costsNothing: Record<WhyFreeToReader, string> = {
  checking: `${rupees(0)} · कंपनी की जाँच जारी`,
  employer: `${rupees(0)} · पैसे कंपनी देती है`,
  credit: `${rupees(0)}: आपका मुफ़्त इंटरव्यू`,
};
export const onlyIfYouPass = (price: number) => (
  <>
    <b>{rupees(price)}</b> पास होने पर ही
  </>
);

const fromHome = "घर से काम";
const TYPES: Record<JobType, string | null> = {
  full_time: null,
  part_time: "कुछ घंटों का काम",
  contract: "ठेके पर काम",
  internship: "इंटर्नशिप",
};
export const SCHOOLING: Record<Schooling, string> = {
  none: "पढ़ाई की शर्त नहीं",
  "10th": "10वीं पास",
  "12th": "12वीं पास",
  diploma: "डिप्लोमा",
  graduate: "ग्रेजुएट",
  postgraduate: "पोस्ट ग्रेजुएट",
};
const experience = (years: number | null) => {
  if (years === null) return null;
  return years === 0 ? "अनुभव ज़रूरी नहीं" : `${counted(years, "साल")} का अनुभव`;
};

export const facts = ({ city, location, remote, ...asked }: Job): string[] =>
  [
    remote && !city ? fromHome : location,
    remote && city ? fromHome : null,
    asked.schooling && SCHOOLING[asked.schooling],
    experience(asked.experienceYears),
    asked.type && TYPES[asked.type],
  ].filter((fact) => fact !== null);

export const similarJobs = "ऐसी ही जॉब, जिनमें सीट खाली है";

export const checkingEmployer = "हम अभी इस कंपनी की जाँच कर रहे हैं।";
