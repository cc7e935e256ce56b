import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";
import { COMPLAINT_RULE } from "../../../../worker/words/en/promises";

export const title = "Contact · Pakka";
export const description = "Phone, email and social links of Pakka, and a form to write to us.";
export const heading = "Contact";
export const introduction = "We'll get back to you as soon as possible!";

export const formHeading = "Send Message";
export const error = "Error";
export const fullName = "Full Name";
export const email = "Email Address";
export const subject = "Subject";
export const phone = "Phone (optional)";
export const message = "Message";
export const send = "Send Message";
export const sending = "Sending...";
export const numbered = (id: number) => `We have your message. Its number is ${id}.`;
export const notSent = {
  title: "Error",
  body: "Failed to send your message. Please try again later.",
};

export const ourPhone = "Phone";
export const phoneHours = "Monday to Saturday, 10 am to 6 pm";
export const ourEmail = "Email";
export const complaintsHeading = "Complaints";
export const complaints = (email: ReactNode) => (
  <>
    Grievance Officer: {brand.grievanceOfficer}, {email}. {COMPLAINT_RULE} The same person answers
    questions about your data.
  </>
);
export const companyHeading = "Company";
