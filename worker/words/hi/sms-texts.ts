import type { smsTexts as english } from "../en/sms-texts";

/**
 * The SMS texts in Hindi, registered as Unicode. One of them has one part, of 70 letters, with the
 * longest safety word. It says as much as that leaves room for; the link leads to the rest.
 */
export const smsTexts = {
  "pakka-otp": "##VAR1## आपका Pakka कोड है, ##VAR2## तक। किसी को न बताएँ।\n\n@pakka.in ###VAR1##",
  "pakka-login-paused": "24 घंटे नया लॉग इन बंद: कई बार ग़लत कोड। Pakka ##VAR1##",
  "pakka-login-paused-new": "24 घंटे नया लॉग इन बंद: कई बार ग़लत कोड। Pakka",
  "pakka-new-device": "नए फ़ोन पर लॉग इन। आपने नहीं? pakka.in/contact ##VAR1##",
  "pakka-phone-moved": "आपका अकाउंट इस नंबर पर आया। मदद: pakka.in/contact ##VAR1##",
  "pakka-phone-left": "आपका Pakka अकाउंट दूसरे नंबर पर गया। आपने नहीं? pakka.in/contact",
  "pakka-slot-ending": "सीट ##VAR1## तक। ##VAR2## pakka.in/a/##VAR3## ##VAR4##",
  "pakka-choose": "##VAR1##: ##VAR2## तक समय चुनें pakka.in/a/##VAR3## ##VAR4##",
  "pakka-interview-at": "##VAR1## ##VAR2##, ##VAR3## pakka.in/a/##VAR4## ##VAR5##",
  "pakka-interviews": "##VAR1## इंटरव्यू: ##VAR2## और ##VAR3##। Pakka ##VAR4##",
  "pakka-cancelled": "इंटरव्यू रद्द ##VAR1##, ##VAR2## pakka.in/a/##VAR3## ##VAR4##",
  "pakka-news": "##VAR1##: ##VAR2## pakka.in/a/##VAR3## ##VAR4##",
  "pakka-answer": "##VAR1##? ##VAR2## तक बताएँ pakka.in/a/##VAR3## ##VAR4##",
  "pakka-selected": "##VAR1## ने आपको चुना। पैसे न दें। pakka.in/a/##VAR2## ##VAR3##",
  "pakka-refund": "##VAR1## वापस, ##VAR2## में आएँगे। ##VAR3## Pakka ##VAR4##",
  "pakka-refunded": "##VAR1## वापस हो गए। ##VAR2## Pakka ##VAR3##",
} as const satisfies Record<keyof typeof english, string>;
