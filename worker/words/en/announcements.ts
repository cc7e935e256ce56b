import type { Message } from "../message";

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
