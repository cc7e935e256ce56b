import { Link } from "@remix-run/react";
import { brand } from "../../worker/facts/brand";

/** What a visitor agrees to by logging in, in plain words and in two languages. */
export function Consent() {
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <p>
        By going on you agree to our terms of service (
        <Link to="/content/terms_conditions">Terms &amp; Conditions</Link>) and{" "}
        <Link to="/content/privacy_policy">Privacy Policy</Link>, and that we use your number to log
        you in and to write to you about your tests, slots and interviews. You can take this back at
        any time: write to {brand.supportEmail}.
      </p>
      <p lang="hi">
        आगे बढ़ने पर आप सहमति देते हैं कि हम आपके नंबर से आपको लॉग इन कराएँ और टेस्ट, स्लॉट व इंटरव्यू की सूचना दें। आप
        यह सहमति कभी भी वापस ले सकते हैं।
      </p>
    </div>
  );
}
