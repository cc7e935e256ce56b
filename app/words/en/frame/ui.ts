export const messages = "Messages (Alt+T)";
export const tryAgain = "Try again";
export const closeMessage = (title: string) => `Close: ${title}`;
export const loading = "Loading...";

export const bill = "Bill";
export const notPaidYet = "Not paid yet";

/** Shown while a page loads over a slow connection. */
export const jobsHeading = "Job Opportunities";
export const loadingResumes = "Loading resumes...";
