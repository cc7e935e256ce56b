/** Where no time can be chosen yet. */
export const dateComes = "The date and time by SMS and email, changes too";
