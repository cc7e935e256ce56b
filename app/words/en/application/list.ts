export const pageTitle = "My Applications · Pakka";
export const pageDescription = "Where each of your applications stands.";

export const myApplications = "My Applications";
export const notFetched = "Failed to fetch applications";
export const notLoadedTitle = "Oops! Something went wrong";
export const notLoaded = "We couldn't load your applications at this time";
export const tryAgain = "Try Again";
export const noneTitle = "No Applications Yet";
export const none = "You haven't applied for any jobs yet";
export const browseJobs = "Browse Jobs";
