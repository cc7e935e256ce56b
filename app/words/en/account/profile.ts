export const title = "Profile · Pakka";
export const description = "Your name, email, date of birth and resumes.";
/** Shown while the name is not known yet. */
export const noName = "Profile";
export const logout = "Logout";
export const details = "Your details";
export const update = "Update Profile";

export const safetyWord = "Safety word";
export const safetyWordHint =
  "Every mail and SMS from Pakka has this word, except the SMS with your login code. No word? It is not from us.";

export const language = "Language";
export const languageHint = "Of our pages and messages to you.";
