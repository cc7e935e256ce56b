import { Link } from "@remix-run/react";
import * as words from "~app/words/account/login";

/** The terms that a visitor accepts by logging in, in two languages. */
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
      {words.consentInHindi && <p lang="hi">{words.consentInHindi}</p>}
    </div>
  );
}
