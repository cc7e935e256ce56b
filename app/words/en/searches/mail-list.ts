export const title = "Mails with new jobs · Pakka";
export const description = "Pause or end mails with new jobs.";
export const heading = "Mails with new jobs";
export const mailed = "We send you new jobs for your searches by email, once a day at most.";
export const ended =
  "We do not send you new jobs by email. They still are in Notifications, if your searches go on.";
export const paused = "All your searches are paused: we tell you of no new jobs at all.";

export const buttons = {
  stop: "End these mails",
  mail: "Send me these mails again",
  pause: "Pause all my searches",
  resume: "I still look for a job",
};
export const notDone = { title: "Not done", body: "We could not change this. Please try again." };
export const mySearches = "See my searches";
export const others = "Messages about your own applications, interviews and money go on.";

export const notFound = {
  heading: "This link is not complete",
  text: "Open it from the mail again, or log in and see your searches.",
};
