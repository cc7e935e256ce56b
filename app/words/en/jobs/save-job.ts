export const save = "Save job";
export const unsave = "Remove from saved jobs";
export const updated = { title: "Job save status updated successfully." };
export const notUpdated = "Error";
export const loginNeeded = {
  title: "Authentication required",
  body: "Please log in to save jobs",
  link: "Log in and save it",
};
export const notSaved = "Failed to update job save status.";
