import { asCandidate, at, troubled } from "./people";
import { send, sendForever } from "./profile";
import type { Screen } from "./state";

const query = () => ({
  subject: "The test link",
  description: `The link does not open, ${Date.now()}`,
});
const message = () => ({
  fullName: "Asha Verma",
  email: "asha@example.in",
  subject: "Partner with us",
  message: `We would like to post jobs, ${Date.now()}`,
});

export const help: Screen = {
  screen: "help",
  title: "Help & Support · Pakka",
  states: [
    {
      state: "visitor",
      reach: at("/help"),
      texts: [
        "Help & Support",
        "FAQs",
        "Submit a Query",
        "Email Support",
        "support@pakka.in",
        "Subject",
        "Description",
        "Category",
        "Submit Query",
        "Your email (optional)",
      ],
    },
    {
      state: "candidate",
      reach: asCandidate("/help"),
      texts: ["Submit Query"],
      absent: ["Your email (optional)"],
    },
    {
      state: "with errors",
      reach: at("/help"),
      action: (page) => send(page, "description", { subject: "abc", description: "short" }),
      texts: [
        "Subject must be at least 5 characters",
        "Description must be at least 10 characters",
      ],
    },
    {
      state: "submitting",
      reach: at("/help"),
      script: "on",
      action: (page) => sendForever(page, "description", query()),
      texts: ["Submitting..."],
      absent: ["Submit Query"],
    },
    {
      state: "submitted",
      reach: at("/help"),
      action: (page) => send(page, "description", query()),
      texts: ["Success", "Your query has been submitted successfully"],
      absent: ["The link does not open"],
    },
    {
      state: "not submitted",
      reach: () => troubled("READ_ONLY_URL", "/help"),
      action: (page) => send(page, "description", query()),
      texts: ["Error", "Failed to submit query"],
    },
  ],
};

export const contact: Screen = {
  screen: "contact",
  title: "Contact · Pakka",
  states: [
    {
      state: "visitor",
      reach: at("/contact"),
      texts: [
        "Contact",
        "We'll get back to you as soon as possible!",
        "+91 80 4718 2255",
        "Monday to Saturday, 10 am to 6 pm",
        "support@pakka.in",
        "LinkedIn",
        "Instagram",
        "X",
        "Send Message",
        "Full Name",
        "Email Address",
        "Subject",
        "Phone (optional)",
        "Message",
      ],
    },
    {
      state: "with errors",
      reach: at("/contact"),
      action: (page) =>
        send(page, "message", {
          fullName: "A",
          email: "asha@",
          subject: "b",
          message: "c",
        }),
      texts: [
        "Full name is required",
        "Please enter a valid email address",
        "Subject is required",
        "Message must be at least 10 characters",
      ],
    },
    {
      state: "sending",
      reach: at("/contact"),
      script: "on",
      action: (page) => sendForever(page, "message", message()),
      texts: ["Sending..."],
    },
    {
      state: "sent",
      reach: at("/contact"),
      action: (page) => send(page, "message", message()),
      texts: ["Your message has been sent successfully."],
      absent: ["We would like to post jobs"],
    },
    {
      state: "not sent",
      reach: () => troubled("READ_ONLY_URL", "/contact"),
      action: (page) => send(page, "message", message()),
      texts: ["Error", "Failed to send your message. Please try again later."],
    },
  ],
};
