/** Nobody younger may have an account: the terms and the privacy notice say so. */
export const ADULT_AGE = 18;
