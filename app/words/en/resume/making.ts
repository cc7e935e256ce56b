import {
  type LICENCES,
  PHOTOS_SIZE,
  type SCHOOLINGS,
  type WORK_YEARS,
  type WORKS,
} from "../../../../worker/facts/people/resumes";
import { CONTACT_RULE } from "../../../../worker/words/en/contact-rule";

export const title = (question: string) => `${question} · Pakka`;
export const description = "Make a resume here, one short question after the other.";
export const back = "Back";
export const progress = (nth: number, count: number, isSaved: boolean) =>
  `Your resume · ${nth} of ${count}${isSaved ? " · saved" : ""}`;
export const go = "Save and go on";
export const saving = "Saving...";
export const skip = "Skip this question";
export const optional = "(optional)";
export const hindi = "Hindi is fine too.";
export const notSaved = { title: "Not Saved", body: "We could not save this. Try again." };

export const questions = {
  name: "What is your name?",
  place: "Where do you live?",
  schooling: "What did you study last?",
  work: "What work did you do last?",
  skills: "What can you do well?",
  languages: "Which languages do you speak?",
  licence: "Do you have a driving licence?",
  check: "Is this right?",
};

export const name = "Full Name";
export const nameHint = "As on your papers. Hindi is fine too.";
export const city = "City or village";
export const school = "School or college";
export const schoolYear = "Year";
export const role = "What were you?";
export const roleHint = "For example: shop assistant. Hindi is fine too.";
export const employer = "Where?";
export const workYears = "How long?";
export const moreSkills = "Something else";
export const moreLanguages = "Another language";
export const listHint = "More than one? Put commas between them.";

export const works: Record<(typeof WORKS)[number], string> = {
  first_job: "None yet: this will be my first job",
  worked: "I have worked",
};
export const schoolings: Record<(typeof SCHOOLINGS)[number], string> = {
  "10th": "10th pass",
  "12th": "12th pass",
  iti: "ITI or diploma",
  graduate: "Graduate (B.A., B.Com, B.Sc, B.Tech)",
  other: "Something else, or I left before 10th",
};
export const years: Record<(typeof WORK_YEARS)[number], string> = {
  under_1: "Less than a year",
  "1_to_2": "1 to 2 years",
  "3_to_5": "3 to 5 years",
  over_5: "More than 5 years",
};
export const licences: Record<(typeof LICENCES)[number], string> = {
  none: "No",
  two_wheeler: "Yes, for a two-wheeler",
  car: "Yes, for a car",
  commercial: "Yes, for commercial vehicles",
};
export const skills = [
  "Computer",
  "Typing",
  "Excel",
  "Data entry",
  "Billing",
  "Tally",
  "Selling",
  "Talking to customers",
  "Phone calls",
  "Driving",
  "Cooking",
  "Packing",
  "Machine work",
];
export const languages = [
  "Hindi",
  "English",
  "Bengali",
  "Gujarati",
  "Kannada",
  "Malayalam",
  "Marathi",
  "Odia",
  "Punjabi",
  "Tamil",
  "Telugu",
  "Urdu",
];
export const cities = [
  "Agra",
  "Ahmedabad",
  "Bengaluru",
  "Bhopal",
  "Bhubaneswar",
  "Chandigarh",
  "Chennai",
  "Coimbatore",
  "Dehradun",
  "Delhi",
  "Faridabad",
  "Ghaziabad",
  "Gurugram",
  "Guwahati",
  "Hyderabad",
  "Indore",
  "Jabalpur",
  "Jaipur",
  "Kanpur",
  "Kochi",
  "Kolkata",
  "Lucknow",
  "Ludhiana",
  "Mumbai",
  "Nagpur",
  "Nashik",
  "Noida",
  "Patna",
  "Pune",
  "Raipur",
  "Rajkot",
  "Ranchi",
  "Surat",
  "Thane",
  "Vadodara",
  "Varanasi",
  "Visakhapatnam",
];

export const answers = {
  name: "Name",
  place: "Lives in",
  schooling: "Schooling",
  work: "Last work",
  skills: "Skills",
  languages: "Languages",
  licence: "Driving licence",
};
export const none = "Not answered";
export const change = "Change";
export const changeOf = (answer: string) => `Change: ${answer}`;
export const stillNeeded = (answers: string[]) => `Still needed: ${answers.join(", ")}`;
export const needed = { name: "your name", place: "where you live" };
export const noContact = `Your number and email are not on it. ${CONTACT_RULE}`;
export const make = "Make my resume";
export const making = "Making...";
export const made = { title: "Your resume is ready", body: "You can change it at any time." };
export const notMade = { title: "Not Made", body: "We could not make your resume. Try again." };

/** The page that makes a resume of photos. */
export const photos = {
  title: "Photograph your resume · Pakka",
  description: "Take photos of your paper resume: they become one PDF.",
  heading: "Photograph your resume",
  how: [
    "Lay the page flat in good light.",
    "Hold the phone straight above it, so that all four corners are in the picture.",
    "Leave out Aadhaar and PAN cards.",
  ],
  page: (nth: number) => `Page ${nth}`,
  pageHint: `JPEG. All pages together: up to ${PHOTOS_SIZE}.`,
  more: "More pages",
  progress: "Upload",
  make: "Make my resume",
  making: "Uploading...",
  privacy: "We cut away the place and time that a phone writes into its photos.",
  made: { title: "Your resume is ready", body: "Your photos are one PDF now." },
  loggedOut: "You were logged out. Log in and send your photos again.",
  tooLarge: `Your photos are larger than ${PHOTOS_SIZE} together. Choose fewer, or smaller ones.`,
  notMade: { title: "Not Made", body: "We could not take your photos. Try again." },
};
