export const brand = {
  name: "Pakka",
  tagline: "Pass a free test. Get a real interview. Pakka.",
  supportEmail: "support@pakka.in",
  phone: "+91 80 4718 2255",
  /** The sender of our SMS, between the operator's prefix and its suffix: "JD-PAKKAJ-S". */
  smsHeader: "PAKKAJ",
  legalName: "Pakka Interviews Private Limited",
  address: "27 Residency Road, Bengaluru 560025, Karnataka",
  /**
   * The law requires this name: the officer answers complaints and questions about personal data.
   */
  grievanceOfficer: "Meera Nair",
  /** The colour of the browser's own bars and of the payment provider's checkout. */
  themeColor: "#0b5443",
  copyrightYear: 2023,
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/pakka" },
    { name: "Instagram", url: "https://www.instagram.com/pakka" },
    { name: "X", url: "https://x.com/pakka" },
  ],
} as const;
