import type { GENDERS } from "../../../worker/contract/values";

export const name = "Full Name";
export const email = "Email Address";
export const dob = "Date of Birth";
export const gender = "Gender";
export const genders: Record<(typeof GENDERS)[number] | "", string> = {
  "": "Prefer not to say",
  MALE: "Male",
  FEMALE: "Female",
  OTHER: "Other",
};
export const updating = "Updating...";
export const updated = {
  title: "Profile Updated",
  body: "Your profile has been updated successfully",
};
export const notSaved = { title: "Update Failed", body: "Failed to update profile" };
