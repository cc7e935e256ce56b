import { ago, day } from "../../format";

export const pageTitle = (jobTitle: string) => `${jobTitle}, your application · Pakka`;
export const notFoundPageTitle = "Application Not Found · Pakka";
export const failedPageTitle = "Your application · Pakka";
export const pageDescription = "Where this application stands and what comes next.";

export const back = "Back to applications";
export const whereAndWhen = (company: string, location: string, appliedAt: string) =>
  `${company}, ${location} · Applied ${day(appliedAt)}`;
export const progress = "Application Progress";
export const history = "So far";
export const activeStep = "Active stage - click to view details";

export const notFetched = "Failed to fetch application details";
export const allIsSafe = "Your application and your slot are safe.";
export const notFoundTitle = "Application Not Found";
export const notFound = "The application you're looking for doesn't exist or has been removed";
export const viewApplications = "View All Applications";

// The job beside it.

export const posted = (at: string, now: string) => `Posted ${ago(at, now)}`;
export const jobDescription = "Job Description";
export const applicants = "Applicants";
export const applicantCount = (count: number, most: number) => `${count} / ${most}`;
export const applicationFee = "Application Fee";
