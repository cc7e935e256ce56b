/**
 * The SMS texts as registered with the operators (DLT), by template id. Operators drop a message
 * that differs from its template by a byte, so the text lives here, on the provider's side, and the
 * product sends nothing but the id and the variables.
 */
export const templates: Record<string, string> = {
  // The last line binds the code to the site's origin, so that phones offer it there only.
  "pakka-otp":
    "##VAR1## is your Pakka code. It works for 5 minutes. Nobody from Pakka will ever ask you for it.\n\n@pakka.in #" +
    "##VAR1##",
  "pakka-signin-paused":
    "Sign-in for this number is paused for 24 hours because a wrong code was entered many times. Other devices where you logged in before still work. If this was not you, you need not do anything. Pakka",
  "pakka-new-device":
    "Your number was used to log in on a new device. If this was you, you need not do anything. If not, write to support@pakka.in at once. Pakka",
  "pakka-hold-ending":
    "##VAR1##: your slot is kept for you until ##VAR2##. Then others can take it. Not paying costs nothing. Pakka",
  "pakka-interview":
    "Interview for ##VAR1##: ##VAR2##. Details are on your application page. Pakka",
  "pakka-interview-cancelled":
    "Your interview for ##VAR1## on ##VAR2## is cancelled. ##VAR3##. Pakka",
  "pakka-refund":
    "Refund of ##VAR1## for ##VAR2## has started. Your bank shows it in ##VAR3##. Pakka",
};
