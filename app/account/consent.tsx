import { Link } from "@remix-run/react";
import * as words from "../words/en/login";

/** What a visitor agrees to by logging in, in two languages. */
export function Consent() {
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <p>
        {words.consent(
          (text) => (
            <Link to="/content/terms_conditions">{text}</Link>
          ),
          (text) => (
            <Link to="/content/privacy_policy">{text}</Link>
          ),
        )}
      </p>
      <p lang="hi">
        आगे बढ़ने पर आप सहमति देते हैं कि हम आपके नंबर से आपको लॉग इन कराएँ और टेस्ट, स्लॉट व इंटरव्यू की सूचना दें। आप
        यह सहमति कभी भी वापस ले सकते हैं।
      </p>
    </div>
  );
}
