/** The frame around the message of every mail. */
export const mailWords = {
  greeting: (name: string | null) => (name ? `Namaste ${name},` : "Namaste,"),
  safetyWord: (word: string) => `Your safety word: ${word}. Every mail from Pakka to you has it.`,
  check: "Is this mail really from Pakka? Check it",
  footer: (supportEmail: string) => `Pakka. Questions: ${supportEmail}`,
};
