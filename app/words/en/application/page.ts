import { ago } from "../formats";

export const pageTitle = (jobTitle: string) => `${jobTitle}, your application · Pakka`;
export const notFoundPageTitle = "Application Not Found · Pakka";
export const failedPageTitle = "Your application · Pakka";
export const pageDescription = "Where this application stands and what comes next.";

export const back = "Back to applications";
export const where = (company: string, location: string) => `${company}, ${location}`;
export const progress = "Application Progress";
export const activeStep = "Active stage - click to view details";

export const notFetched = "Failed to fetch application details";
export const allIsSafe = "Your application and your slot are safe.";
export const notFoundTitle = "Application Not Found";
export const notFound = "The application you're looking for doesn't exist or has been removed";
export const viewApplications = "View All Applications";

/** Shown on the interview day where JavaScript does not update the page. */
export const loadAgain = "Load this page again for news.";

// Sections that are collapsed on a phone.

export const theJob = "The job";
/** @param record short summary of how the company kept its promises */
export const whoIs = (company: string, record: string | undefined) =>
  [`Who is ${company}?`, record].filter(Boolean).join(" · ");
export const seeCompany = "See the company";
export const billAndHistory = "The bill and what happened so far";
export const history = "What happened so far";

export const posted = (at: string, now: string) => `Posted ${ago(at, now)}`;
export const jobDescription = "Job Description";
export const applicants = "Applicants";
export const applicantCount = (count: number, most: number) => `${count} / ${most}`;
export const applicationFee = "Application Fee";
