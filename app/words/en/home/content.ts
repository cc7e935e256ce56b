import type { ContentType } from "../../../../worker/contract/values";

export const titles: Record<ContentType, string> = {
  privacy_policy: "Privacy Policy",
  terms_conditions: "Terms & Conditions",
  about_us: "About Us",
};
/** The title of a page that does not exist. */
export const unknown = "Content";
export const title = (heading: string) => `${heading} · Pakka`;
export const descriptions: Record<ContentType, string> = {
  privacy_policy: "What Pakka knows about you, what it is used for, and how to have it deleted.",
  terms_conditions: "The terms of using Pakka: accounts, tests, interview slots, refunds.",
  about_us: "Who is behind Pakka and what we do.",
};
export const notFetched: Record<ContentType, string> = {
  privacy_policy: "Failed to load privacy policy",
  terms_conditions: "Failed to load terms conditions",
  about_us: "Failed to load about us",
};
export const notLoaded = "Unable to load content. Please try again later.";
export const none = "No content available.";
