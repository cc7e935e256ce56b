import { PHOTOS_MAX, RESUME_SIZE } from "../../../../worker/facts/people/resumes";

export const make = {
  title: "Make one here",
  text: "7 short questions. Answer in Hindi or English.",
};
export const photo = {
  title: "Take a photo",
  text: `Of your paper resume, up to ${PHOTOS_MAX} pages`,
};
export const file = { title: "Choose a file", text: `PDF or Word, up to ${RESUME_SIZE}` };
export const stillNeeded = "Still needed: your resume";
export const another = "Add another resume";
