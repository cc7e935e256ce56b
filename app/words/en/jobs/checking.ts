/** Candidates pay nothing during this check; the text after it says so. */
export const checkingEmployer = "We are still checking this employer.";
