import { ADULT_AGE } from "../../../../worker/facts/people/people";

export const name = "Full Name";
export const email = "Email Address";
export const dob = "Date of Birth";
export const gender = "Gender";
export const genders = [
  { value: "", label: "Prefer not to say" },
  { value: "MALE", label: "Male" },
  { value: "FEMALE", label: "Female" },
  { value: "OTHER", label: "Other" },
];
export const updating = "Updating...";
export const updated = {
  title: "Profile Updated",
  body: "Your profile has been updated successfully",
};
export const notSaved = { title: "Update Failed", body: "Failed to update profile" };

/** Why we ask for the date of birth. */
export const dobWhy = `Pakka is for people aged ${ADULT_AGE} or above. Companies do not see the date.`;
