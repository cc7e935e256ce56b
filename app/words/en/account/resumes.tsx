import { RESUME_SIZE, RESUME_UNDO_MINUTES } from "../../../../worker/facts/people/resumes";
import type { Draw } from "../../format";

export const heading = "Your Resumes";
export const none = {
  title: "No resumes uploaded yet",
  body: "Upload your resume to apply for jobs",
};
export const notFetched = "Failed to fetch your resumes";
export const notLoaded = {
  title: "Your resumes could not be loaded",
  body: "They are safe. Load this page again in a moment.",
};

export const file = "Upload a resume";
export const fileHint = `Supported formats: PDF, DOC, DOCX. Up to ${RESUME_SIZE}. Leave out Aadhaar and PAN numbers.`;
export const noFile = (making: Draw, photos: Draw) => (
  <>
    No file? {making("Make a resume here")}, or {photos("photograph your paper one")}.
  </>
);
export const progress = "Upload";
export const upload = "Upload Resume";
export const uploading = "Uploading...";
export const uploaded = { title: "Resume uploaded successfully" };
export const notUploaded = { title: "Upload Failed", body: "Failed to upload resume" };
export const loggedOut = "You were logged out. Log in and upload it again.";
export const tooLarge = `That file is larger than ${RESUME_SIZE}.`;
export const noneChosen = "Choose a PDF, DOC or DOCX file";

export const view = "View";
export const print = "Print";
export const change = "Change";
export const remove = "Delete";
export const removeFile = (fileName: string) => `Delete ${fileName}`;
export const deleted = { title: "Resume deleted successfully" };
export const notDeleted = { title: "Deletion Failed", body: "Failed to delete resume" };

export const isDeleted = (fileName: string) => `${fileName} is deleted.`;
export const undo = "Undo";
export const restored = { title: "Your resume is back" };
export const notRestored = {
  title: "Not Undone",
  body: "We could not bring your resume back.",
};
export const tooLate = `${RESUME_UNDO_MINUTES} minutes are over. Upload it again.`;
