export const title = "Profile · Pakka";
export const description = "Your name, email, date of birth and resumes.";
/** Shown while the name is not known yet. */
export const noName = "Profile";
export const logout = "Logout";
export const details = "Your details";
export const update = "Update Profile";
