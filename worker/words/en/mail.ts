/** What stands around the message of every mail. */
export const mailWords = {
  greeting: (name: string | null) => (name ? `Namaste ${name},` : "Namaste,"),
  footer: (supportEmail: string) => `Pakka. Questions: ${supportEmail}`,
};
