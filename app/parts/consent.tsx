import { Link } from "@remix-run/react";

export function Consent() {
  return (
    <p className="text-sm text-ink-2">
      By going on you agree to the{" "}
      <Link to="/content/terms_conditions">Terms &amp; Conditions</Link> and{" "}
      <Link to="/content/privacy_policy">Privacy Policy</Link>.
    </p>
  );
}
