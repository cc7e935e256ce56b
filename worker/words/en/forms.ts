/** Shown instead of the page when a posted form was refused. */
export const formWords = {
  tooLarge: "This form is too large. Nothing was changed. Go back and send less.",
  unreadable: "This form could not be read. Nothing was changed.",
  otherSite: "This form was sent from another site. Nothing was changed.",
  noSender:
    "Your browser did not say which page sent this form, so nothing was changed. Open Pakka again and send it from there.",
};
