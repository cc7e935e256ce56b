import type { QUERY_CATEGORIES } from "../../../../worker/contract/queries";
import { clockTime } from "../../format";

export const title = "Help & Support · Pakka";
export const description = "Answers to common questions, and how to reach us.";
export const heading = "Help & Support";
export const faqs = {
  heading: "FAQs",
  text: "How testing, paying and refunds work, in plain words.",
  link: "Read the FAQs",
};
export const toForm = {
  heading: "Submit a Query",
  text: "Tell us what is wrong or missing. A person reads it.",
  link: "Go to the form",
};
export const byEmail = {
  heading: "Email Support",
  text: "Write to us. Say your application's number if it is about one.",
};

export const formHeading = "Submit a Query";
export const error = "Error";
export const subject = "Subject";
export const text = "Description";
export const category = "Category (optional)";
export const noCategory = "Choose, if one fits";
export const categories: Record<(typeof QUERY_CATEGORIES)[number], string> = {
  job_application: "Job Application",
  payment_issue: "Payment Issue",
  technical_support: "Technical Support",
  other: "Other",
};
export const jobId = "Job number (optional)";
export const jobIdHint = "The last part of the job's address, if it is about one job.";
export const email = "Your email (optional)";
export const emailHint = "For our answer. If you log in first, we know it.";
export const submit = "Submit Query";
export const submitting = "Submitting...";
export const submitted = {
  title: "Success",
  body: "Your query has been submitted successfully",
};
export const numbered = (id: number) => `We have your question. Its number is ${id}.`;
export const notSubmitted = { title: "Error", body: "Failed to submit query" };

export const asked = {
  heading: "Your questions",
  on: (id: number, at: string) => `No. ${id}. You asked on ${clockTime(at)}`,
  answered: (at: string) => `We answered on ${clockTime(at)}`,
  waiting: "We have it, and answer here and by email.",
};
