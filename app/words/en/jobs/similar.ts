export const heading = "Similar jobs with open slots";
