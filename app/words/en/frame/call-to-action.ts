export const heading = "Find your next interview";
export const text = "Free to search, apply and test.";
export const browse = "Browse Jobs";
