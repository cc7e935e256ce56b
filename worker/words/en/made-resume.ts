import type { Licence, Schooling, WorkYears } from "../../facts/people/resumes";

// Headings and texts of a resume made on the site.

export const fileName = (name: string, ending: string) => `${name}, resume.${ending}`;
export const photosName = (name: string | null, count: number) => {
  const pages = `${count} ${count === 1 ? "photo" : "photos"}`;
  return name ? `${name}, resume, ${pages}.pdf` : `Resume, ${pages}.pdf`;
};
export const title = (name: string) => `${name}, resume`;

export const headings = {
  schooling: "Education",
  work: "Last work",
  skills: "Skills",
  languages: "Languages",
  licence: "Driving licence",
};

export const schooling: Record<Schooling, string | null> = {
  "10th": "10th pass",
  "12th": "12th pass",
  iti: "ITI or diploma",
  graduate: "Graduate",
  other: null,
};
export const workYears: Record<WorkYears, string> = {
  under_1: "Less than a year",
  "1_to_2": "1 to 2 years",
  "3_to_5": "3 to 5 years",
  over_5: "More than 5 years",
};
export const firstJob = "Looking for a first job";
export const licence: Record<Licence, string | null> = {
  none: null,
  two_wheeler: "Two-wheeler",
  car: "Car",
  commercial: "Commercial vehicle",
};
