import { REFUND_TIME } from "../worker/facts/refunds";

export const brand = {
  name: "Pakka",
  tagline: "Pass a free test. Get a real interview. Pakka.",
  supportEmail: "support@pakka.in",
  phone: "+91 80 4718 2255",
  legalName: "Pakka Interviews Private Limited",
  address: "27 Residency Road, Bengaluru 560025, Karnataka",
  /** Whom the law wants named: answers complaints and questions about personal data. */
  grievanceOfficer: "Meera Nair",
  /** Colours the browser's own bars and the payment provider's checkout. */
  themeColor: "#0b5443",
  copyrightYear: 2023,
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/pakka" },
    { name: "Instagram", url: "https://www.instagram.com/pakka" },
    { name: "X", url: "https://x.com/pakka" },
  ],
} as const;

/** The one refund rule. It reads the same on every page. */
export const REFUND_RULE =
  `You cancel ${REFUND_TIME} before the interview begins: all money back. ` +
  "You cancel later: next slot free. Employer cancels or moves it: money back or new date, you choose.";

/** What the law promises to whoever complains. */
export const COMPLAINT_RULE = "Complaint number in 2 days, reply in 1 month.";

export const SAFETY_LINE = {
  strong: "We never ask for money by phone call, SMS or WhatsApp.",
  rest: "The only place to pay is your own application page, after you log in.",
} as const;
