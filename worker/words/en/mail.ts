/** What stands around the message of every mail. */
export const mailWords = {
  greeting: (name: string | null) => (name ? `Namaste ${name},` : "Namaste,"),
  check: "Is this mail really from Pakka? Check it",
  footer: (supportEmail: string) => `Pakka. Questions: ${supportEmail}`,
};
