/** Headings of the pages that a slow line keeps waiting. */
export const jobs = "Job Opportunities";
export const profile = "Profile";
export const loadingResumes = "Loading resumes...";
export const applications = "My Applications";
export const notifications = "Notifications";
export const savedJobs = "Saved Jobs";
