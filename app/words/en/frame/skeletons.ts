/** Page headings that are shown while a page loads over a slow connection. */
export const jobs = "Job Opportunities";
export const profile = "Profile";
export const loadingResumes = "Loading resumes...";
export const applications = "My Applications";
export const notifications = "Notifications";
export const savedJobs = "Saved Jobs";
