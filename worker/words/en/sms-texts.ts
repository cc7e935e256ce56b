/**
 * SMS texts as registered with the operators (DLT), by template id. Operators drop a message that
 * differs from its template by one byte. The provider fills the templates in: it is sent only the
 * id and the variables. A changed text is a new template with a new id.
 */
export const smsTexts = {
  // The last line binds the code to the site's origin, so that phones offer it there only.
  "pakka-otp":
    "##VAR1## is your Pakka code. It works for ##VAR2##. Nobody from Pakka will ever ask you for it.\n\n@pakka.in #" +
    "##VAR1##",
  "pakka-login-paused":
    "Log-in with this number is paused for 24 hours: too many wrong codes. Logged-in devices still work. Pakka, safety word ##VAR1##, pakka.in/check",
  "pakka-login-paused-new":
    "Log-in with this number is paused for 24 hours: too many wrong codes. Logged-in devices still work. Pakka",
  "pakka-new-device":
    "Your number was used to log in on a new device. If it was you, do nothing. If not, write to support@pakka.in at once. Pakka, safety word ##VAR1##",
  "pakka-phone-moved":
    "Your Pakka account was moved to this number. Log in with it from now on. If this was not you, write to support@pakka.in. Pakka, safety word ##VAR1##",
  "pakka-phone-left":
    "Your Pakka account was moved to another number, and all logins with this one have ended. If this was not you, write to support@pakka.in at once. Pakka",
  "pakka-slot-ending":
    "Your slot at ##VAR1## is kept until ##VAR2##. ##VAR3##. pakka.in/a/##VAR4## Pakka, safety word ##VAR5##",
  "pakka-choose":
    "##VAR1##. Choose your interview time with ##VAR2## by ##VAR3##: pakka.in/a/##VAR4## Pakka, safety word ##VAR5##",
  "pakka-interview-at":
    "Interview ##VAR1##: ##VAR2##, ##VAR3##, ##VAR4##. pakka.in/a/##VAR5## Pakka, safety word ##VAR6##",
  "pakka-interviews":
    "Interviews on ##VAR1##, Indian time: ##VAR2##, ##VAR3##; ##VAR4##, ##VAR5##. pakka.in/a/##VAR6## Pakka, safety word ##VAR7##",
  "pakka-cancelled":
    "Interview cancelled: ##VAR1##, ##VAR2##. ##VAR3##. pakka.in/a/##VAR4## Pakka, safety word ##VAR5##",
  "pakka-news":
    "Interview with ##VAR1##: ##VAR2##. pakka.in/a/##VAR3## Pakka, safety word ##VAR4##",
  "pakka-answer":
    "##VAR1## says ##VAR2##. Not true? Say so by ##VAR3##, or ##VAR4##: pakka.in/a/##VAR5## Pakka, safety word ##VAR6##",
  "pakka-selected":
    "##VAR1## selected you. They write to you. A job never costs money: pay nobody. pakka.in/a/##VAR2## Pakka, safety word ##VAR3##",
  "pakka-refund":
    "Refund of ##VAR1## for ##VAR2## has started. Your bank shows it in ##VAR3##. Pakka, safety word ##VAR4##, pakka.in/check",
  "pakka-refunded":
    "##VAR1## for ##VAR2## went back to you. Reference: ##VAR3##. Pakka, safety word ##VAR4##, pakka.in/check",
} as const satisfies Record<string, string>;

export type SmsTemplate = keyof typeof smsTexts;
