/** Routes that only answer: the browser has nothing to fetch before they are asked. */
export const SCREENLESS = [
  "routes/applications.$id_.checkout",
  "routes/bell",
  "routes/jobs.$id_.save",
  "routes/lite",
  "routes/logout",
  "routes/resumes",
];
