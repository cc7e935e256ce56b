/** Nobody pays meanwhile: what follows says so. */
export const checkingEmployer = "We are still checking this employer.";
