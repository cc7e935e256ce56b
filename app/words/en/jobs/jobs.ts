import { HOLDS } from "./holds";

export const title = "Job Opportunities · Pakka";
export const description =
  "Open jobs in India with the number of interview slots left on each. Applying and testing are free.";
export const heading = "Job Opportunities";
export const introduction = "Searching, applying and testing are free.";

export const searchAndFilter = "Search and filter";
export const changeSearch = (asked: string) => `Search: ${asked}, change`;
export const jobTitle = "Job title";
export const location = "Location";
export const category = "Category";
export const allCategories = "All categories";
export const search = "Search";
export const categories = "Categories";
export const all = "All";

export const slotHeading = "What a slot is";
export const slotText = `A slot is one interview for one person. When you apply, we keep a slot for you for ${HOLDS.test}, so that you can take the free test. If you pass, we keep it ${HOLDS.payment} more. First come, first served.`;
export const feeHeading = "No fee to apply";
export const feeText =
  "You pay the price of a job only if you pass its test and want the interview.";

export const signInHeading = "Sign in to View Jobs";
export const signInText = "Free, with your phone number. No password.";
export const signIn = "Sign In";
export const notFetched = "Failed to fetch jobs";
export const notLoaded = "Unable to load jobs. Please try again later.";
export const tryAgain = "Try Again";
export const none = "No job opportunities available at the moment.";
export const noneText = "Please check back later for new openings.";
export const noMatch = "No job matches your search.";
export const noMatchText = "Try fewer words, another spelling, or another place.";
export const showAll = "Show all jobs";

/** Shown below the prompt of `/jobs`: what a visitor can read right away. */
export const lookFirst = "Look first, without logging in";

export const tellMe = "Tell me about new ones like these";
export const tellMeHow = "Once a day at most. You can end it at any time.";
export const mySearches = "My searches";
export const searchNotSaved = { title: "Not saved", body: "We could not save this search." };
