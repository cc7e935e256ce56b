export const messages = "Messages (Alt+T)";
export const tryAgain = "Try again";
export const closeMessage = (title: string) => `Close: ${title}`;
export const loading = "Loading...";

export const bill = "Bill";
export const notPaidYet = "Not paid yet";

/** Texts that are shown while a page loads over a slow connection. */
export const pending = {
  jobs: "Job Opportunities",
  profile: "Profile",
  resumes: "Loading resumes...",
  applications: "My Applications",
  notifications: "Notifications",
  savedJobs: "Saved Jobs",
};
