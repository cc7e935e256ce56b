import { SEARCHES_MAX, UNOPENED } from "../../../../worker/facts/search/searches";

export const title = "My Searches · Pakka";
export const description = "Searches of whose new jobs we tell you.";
export const heading = "My Searches";
export const introduction =
  "Each morning at 8 we look for new jobs and tell you, once a day at most: in Notifications and by email. If there is nothing new, you hear nothing. Never by SMS.";
export const slower = `Messages that you do not open come weekly after the first ${UNOPENED.weekly}, and end after ${UNOPENED.last}. You can go on at any time.`;

export const allJobs = "All jobs";
export const active = "You get messages about new jobs.";
export const paused = "Paused. You get no messages.";
export const showJobs = "Show these jobs";
export const pause = "Pause";
export const resume = "Go on";
export const end = "End";
export const buttonFor = (button: string, search: string) => `${button}: ${search}`;

export const newHeading = "New jobs in our last message";

export const none = "No saved searches yet";
export const noneText =
  "Search for jobs, then press “Tell me about new ones like these”. It also works where nothing was found.";
export const browse = "Search for jobs";
export const notLoaded = "Unable to load your searches. Please try again later.";
export const howMany = `You can have ${SEARCHES_MAX} searches.`;

export const notDone = { title: "Not done", body: "Please try again." };
export const notSaved = { title: "Not saved", body: "We could not save this search." };
export const saved = (search: string) => ({
  title: "We will tell you",
  body: `New jobs for “${search}”: each morning at 8, in Notifications and by email.`,
});
export const changed = {
  pause: { title: "Paused" },
  resume: { title: "We will tell you of new jobs again" },
  end: { title: "Search ended" },
};

/** The page that the link of every mail with new jobs opens. */
export const mailList = {
  title: "Mails with new jobs · Pakka",
  description: "Pause or end mails with new jobs.",
  heading: "Mails with new jobs",
  mailed: "We send you new jobs for your searches by email, once a day at most.",
  ended:
    "We do not send you new jobs by email. They still are in Notifications, if your searches go on.",
  paused: "All your searches are paused: we tell you of no new jobs at all.",

  buttons: {
    stop: "End these mails",
    mail: "Send me these mails again",
    pause: "Pause all my searches",
    resume: "I still look for a job",
  },
  notDone: { title: "Not done", body: "We could not change this. Please try again." },
  mySearches: "See my searches",
  others: "Messages about your own applications, interviews and money go on.",

  notFound: {
    heading: "This link is not complete",
    text: "Open it from the mail again, or log in and see your searches.",
  },
};
