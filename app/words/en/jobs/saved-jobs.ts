export const title = "Saved Jobs · Pakka";
export const description = "The jobs you saved.";
export const heading = "Saved Jobs";
export const browseAll = "Browse All Jobs";
export const notLoaded = "Unable to load saved jobs. Please try again later.";
export const none = "No saved jobs yet";
export const noneText =
  "When you save a job, it will appear here for easy access. Start browsing jobs and save the ones you're interested in.";
export const browse = "Browse Jobs";
