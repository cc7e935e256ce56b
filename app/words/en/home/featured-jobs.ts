export const signInHeading = "Sign in to View Jobs";
export const withoutLogin = "See all jobs now, no login needed";
export const signIn = "Sign In";
export const viewAll = "View All Jobs";
export const notFetched = "Failed to fetch jobs";
export const notLoaded = "Unable to load jobs. Please try again later.";
export const none = "No job opportunities available at the moment.";
export const noneText = "Please check back later for new openings.";
