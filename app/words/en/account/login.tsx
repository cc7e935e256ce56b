import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";
import { NUMBER_WAIT_DAYS, OTP_DIGITS, PHONE_DIGITS } from "../../../../worker/facts/people/login";
import { CONTACT_RULE } from "../../../../worker/words/en/contact-rule";
import { duration } from "../../../../worker/words/en/formats";
import { SAFETY_LINE } from "../../../../worker/words/en/promises";
import type { Draw } from "../../format";
import { counted } from "../formats";

export const title = "Log in or sign up · Pakka";
export const description = "Log in to Pakka or sign up with your phone number. Free, no password.";

export const heading = "Log in or sign up";
export const introduction = "Same page for both. Free, no password.";
export const phone = "Phone number";
export const phonePlaceholder = `Enter your ${PHONE_DIGITS}-digit phone number`;
export const tooManyDigits = `That has more than ${PHONE_DIGITS} digits. Check the number.`;
export const send = "Send OTP";
export const sending = "Sending...";
export const sent = { title: "OTP Sent", body: "A verification code has been sent to your phone" };
export const notSent = { title: "Error", body: "Failed to send OTP" };
export const notSentYet = (seconds: number) =>
  `${notSent.body}. You can try again in ${seconds < 60 ? `${seconds} s` : duration(seconds)}.`;

export const codeHeading = "Enter your code";
export const codeSent = (phone: ReactNode) => (
  <>
    We sent an SMS with a {OTP_DIGITS}-digit code to {phone}. Nobody from Pakka will ever ask you
    for it.
  </>
);
export const codeSentPerhaps = (phone: ReactNode) => (
  <>
    We do not know if our SMS to {phone} was sent. If it comes, enter its code here. If it does not
    come, press Send again.
  </>
);
export const code = `${OTP_DIGITS}-digit code`;
export const codeLifetime = (minutes: number) => `It works for ${counted(minutes, "minute")}.`;
export const verify = "Verify";
export const verifying = "Verifying...";
export const goBack = "Go Back";
export const sendAgain = "Send again";
export const sendAgainFrom = (time: string) => `works from ${time}`;
export const notVerified = "Verification Failed";
export const notChecked = "We could not check that code. Try it again.";
export const verified = {
  title: "Verification Success",
  body: "You have successfully logged in",
};

export const ownerHeading = "Is this account yours?";
export const ownerWhy =
  "Numbers can go to a new person. We ask so that nobody else sees what is yours.";
export const claimNoted = "We have noted it";
export const yoursAfterAll = "Is the account yours after all? Then type the year you were born.";
export const birthYear = "The year you were born";
export const birthYearHint = "As in your profile here, like 1998";
export const goOn = "Go on";
export const notMine = "Is the number new to you?";
export const notMineWhat = `You get an empty account. The person before you has ${NUMBER_WAIT_DAYS} days to answer. To be faster, write to ${brand.supportEmail}.`;
export const notMineButton = "The account is not mine";

export const consent = (terms: Draw, privacy: Draw) => (
  <>
    By going on you agree to our terms of service ({terms("Terms & Conditions")}) and{" "}
    {privacy("Privacy Policy")}. You agree that we use your number to log you in. With it we also
    write to you about your tests, slots and interviews. You can say stop at any time: write to{" "}
    {brand.supportEmail}.
  </>
);

/** Shown below the consent in the page's language, whatever that language is. */
export const consentInHindi =
  "आगे बढ़ने पर आपकी सहमति है कि हम आपके नंबर से आपको लॉग इन कराएँ। इसी नंबर पर हम टेस्ट, सीट और इंटरव्यू की सूचना भी देते हैं। यह सहमति कभी भी वापस ली जा सकती है।";

export const numberUses = {
  heading: "What your number is for",
  list: [
    "One code to log you in. No password.",
    "SMS about your tests, slots and interviews.",
    CONTACT_RULE,
    SAFETY_LINE.strong,
  ],
};
export const smsHeading = "Example of our SMS. Your code is in your own SMS.";
export const sms = (codeMinutes: number) => (
  <>
    <b>••••</b> is your Pakka code. It works for {counted(codeMinutes, "minute")}. Nobody from Pakka
    will ever ask you for it.
    <br />
    <br />
    @pakka.in #••••
  </>
);
export const callers = (
  <>
    <b>Does a caller ask you for this code or for money?</b> It is not us. End the call.
  </>
);

export const loggedOut = {
  title: "Logged Out",
  body: "You have been logged out successfully",
};
export const loggedOutHere = { title: "You have been logged out" };
