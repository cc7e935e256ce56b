export const heading = "Similar jobs with free slots";
export const place = (company: string, location: string) => `${company}, ${location}`;
