import type { MessageFacts } from "../message-facts";

export const applicationLink = (facts: MessageFacts) => ({
  href: facts.applicationUrl,
  words: "अपना आवेदन खोलें",
});

export const timesLink = (facts: MessageFacts) => ({
  href: `${facts.applicationUrl}/times`,
  words: "समय चुनें",
});
