import { CONTACT_RULE } from "../../../../worker/words/en/contact-rule";
export const title = "Complete Profile · Pakka";
export const description = "Tell employers who you are: name, email and date of birth.";
export const heading = "Complete Profile";
export const introduction = `Test links, dates and results go to this email. ${CONTACT_RULE}`;
export const save = "Save and continue";

export const forJob = (title: string, company: string) => `For the job ${title} at ${company}`;
