import type { Message } from "../message-facts";

/** The frame around the message of every mail. */
export const mailWords = {
  greeting: (name: string | null) => (name ? `Namaste ${name},` : "Namaste,"),
  safetyWord: (word: string) => `Your safety word: ${word}. Every mail from Pakka to you has it.`,
  check: "Is this mail really from Pakka? Check it",
  checkPath: "/check",
  footer: (supportEmail: string) => `Pakka. Questions: ${supportEmail}`,
};

/** The frame around the text of an announcement. */
export const announcementWords = {
  toPeople: (n: number) => (n === 1 ? "1 person" : `${n} people`),
  toMailboxes: (n: number) => (n === 1 ? "1 confirmed address" : `${n} confirmed addresses`),
  nobodyInCategory: "Nobody applied for a job in this category",
};

export const announcementMessage = (title: string, body: string, href: string): Message => ({
  title,
  body,
  more: [],
  link: { href, words: "Open it on Pakka" },
});

/** Replaces names that the reader may not see. */
export const previewWords = {
  eachPerson: "Each person touched",
  /** Replaces a link that differs for each person. */
  ownLink: "a link of their own",
  /** Replaces a safety word. */
  ownWord: "(a word of their own)",
};
