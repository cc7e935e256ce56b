import type { Licence, Schooling, WorkYears } from "../../facts/people/resumes";

// The PDF of a resume has no Devanagari letters: with these headings a resume becomes a page (HTML).

// Companies read the names of files.
export const fileName = (name: string, ending: string) => `${name}, resume.${ending}`;
export const photosName = (name: string | null, count: number) => {
  const pages = `${count} ${count === 1 ? "photo" : "photos"}`;
  return name ? `${name}, resume, ${pages}.pdf` : `Resume, ${pages}.pdf`;
};
export const title = (name: string) => `${name}, रिज़्यूमे`;

export const headings = {
  schooling: "पढ़ाई",
  work: "पिछला काम",
  skills: "हुनर",
  languages: "भाषाएँ",
  licence: "ड्राइविंग लाइसेंस",
};

export const schooling: Record<Schooling, string | null> = {
  "10th": "10वीं पास",
  "12th": "12वीं पास",
  iti: "आईटीआई या डिप्लोमा",
  graduate: "ग्रेजुएट",
  other: null,
};
export const workYears: Record<WorkYears, string> = {
  under_1: "1 साल से कम",
  "1_to_2": "1 से 2 साल",
  "3_to_5": "3 से 5 साल",
  over_5: "5 साल से ज़्यादा",
};
export const firstJob = "पहली जॉब चाहिए";
export const licence: Record<Licence, string | null> = {
  none: null,
  two_wheeler: "दोपहिया",
  car: "कार",
  commercial: "कमर्शियल गाड़ी",
};
