export const brand = {
  name: "Pakka",
  tagline: "Pass a free test. Get a real interview. Pakka.",
  supportEmail: "support@pakka.in",
  phone: "+91 80 4718 2255",
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

/** The sender of our SMS, between the operator's prefix and its suffix: "JD-PAKKAJ-S". */
export const SMS_HEADER = "PAKKAJ";

/** The law's limits for a complaint: for its number, and for the reply. */
export const COMPLAINT_NUMBER_DAYS = 2;
export const COMPLAINT_REPLY_MONTHS = 1;
