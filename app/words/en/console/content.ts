import { clockTime } from "../../format";

export const columns = { page: "Page", changed: "Last changed", act: "Act" };
export const changed = (by: string, at: string) => `${clockTime(at)}, ${by}`;
export const never = "Never since it was first written";
export const seePublic = "See it on the site";
export const text = "The text, in HTML";
export const textHint =
  "Headings, paragraphs, lists, tables, links and pictures stay; scripts and styles are taken out.";
export const look = "See it as candidates will";
export const preview = "As candidates will see it";
export const save = "Save it";
export const change = "Change it";
export const readOnly = "Admins change the texts.";
export const proof = {
  text: "To save a text needs a fresh proof that it is you.",
  link: "Sign in once more",
};
export const older = {
  heading: "Older versions",
  none: "No older version.",
  replaced: (by: string, at: string) => `Replaced ${clockTime(at)} by ${by}`,
  read: "Read it, or take it again",
  shown: (by: string, at: string) =>
    `This version was replaced ${clockTime(at)} by ${by}. To take it again, look at it below and save it.`,
  back: "Back to the text of today",
};
