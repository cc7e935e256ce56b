// The word that shows the candidate that a message is ours.

export const safetyWord = "Safety word";
export const check = { href: "/check", text: "Check a message" };
