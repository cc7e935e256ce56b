import type { MessageFacts } from "../message-facts";

export const applicationLink = (facts: MessageFacts) => ({
  href: facts.applicationUrl,
  words: "Open your application",
});

export const timesLink = (facts: MessageFacts) => ({
  href: `${facts.applicationUrl}/times`,
  words: "Choose a time",
});
