export const messages = "Messages (Alt+T)";
export const tryAgain = "Try again";
export const closeMessage = (title: string) => `Close: ${title}`;
export const loading = "Loading...";

export const bill = "Bill";
export const notPaidYet = "Not paid yet";

/** Page headings that are shown while a page loads over a slow connection. */
export const jobs = "Job Opportunities";
export const profile = "Profile";
export const loadingResumes = "Loading resumes...";
export const applications = "My Applications";
export const notifications = "Notifications";
export const savedJobs = "Saved Jobs";
