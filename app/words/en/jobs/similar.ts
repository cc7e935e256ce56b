export const heading = "Similar jobs with open slots";
export const place = (company: string, location: string) => `${company}, ${location}`;
