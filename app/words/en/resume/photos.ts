import { PHOTOS_SIZE } from "../../../../worker/facts/resumes";

export const title = "Photograph your resume · Pakka";
export const description = "Take photos of your paper resume: they become one PDF.";
export const heading = "Photograph your resume";
export const how = [
  "Lay the page flat in good light.",
  "Hold the phone straight above it, so that all four corners are in the picture.",
  "Leave out Aadhaar and PAN cards.",
];
export const page = (nth: number) => `Page ${nth}`;
export const pageHint = `JPEG. All pages together: up to ${PHOTOS_SIZE}.`;
export const more = "More pages";
export const progress = "Upload";
export const make = "Make my resume";
export const making = "Uploading...";
export const privacy = "We cut away the place and time that a phone writes into its photos.";
export const made = { title: "Your resume is ready", body: "Your photos are one PDF now." };
export const loggedOut = "You were logged out. Log in and send your photos again.";
export const tooLarge = `Your photos are larger than ${PHOTOS_SIZE} together. Choose fewer, or smaller ones.`;
export const notMade = { title: "Not Made", body: "We could not take your photos. Try again." };
