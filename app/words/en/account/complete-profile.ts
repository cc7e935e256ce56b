export const title = "Complete Profile · Pakka";
export const description = "Tell employers who you are: name, email and date of birth.";
export const heading = "Complete Profile";
export const introduction =
  "Test links, dates and results go to this email. Employers see your profile only after you apply to them.";
export const save = "Save and continue";
