export const title = "Success Stories · Pakka";
export const description =
  "Examples of what can happen after a free test and a booked interview: a job, a no, money back.";
export const heading = "Success Stories";
export const listHeading = "More Success Stories";
