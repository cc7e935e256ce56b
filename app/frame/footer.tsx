import { Link } from "@remix-run/react";
import { brand } from "../../worker/facts/brand";
import { COMPLAINT_RULE } from "../../worker/facts/promises";
import { LiteSwitch } from "./lite-switch";

const links = [
  ["/", "Home"],
  ["/jobs", "Jobs"],
  ["/how-it-works", "How it Works"],
  ["/success-stories", "Success Stories"],
  ["/contact", "Contact"],
  ["/content/about_us", "About Us"],
  ["/content/privacy_policy", "Privacy Policy"],
  ["/content/terms_conditions", "Terms & Conditions"],
] as const;

export function Footer({ lite }: { lite: boolean }) {
  return (
    <footer className="footer on-dark">
      <div className="footer-grid">
        <div>
          <img src="/logo.svg" alt={brand.name} width="144" height="38" />
          <p className="mt-4 max-w-[40ch]">
            A free test, then a real interview slot. We ask for money on one page only, after you
            log in and after you pass the test.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="footer-links">
            {links.map(([to, text]) => (
              <li key={to}>
                <Link to={to} className="footer-link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className="strong text-card">Complaints</p>
          <p>
            {COMPLAINT_RULE} Grievance Officer: {brand.grievanceOfficer}. Write to{" "}
            <a className="footer-line" href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>{" "}
            or use{" "}
            <Link to="/contact" className="footer-line">
              the contact form
            </Link>
            .
          </p>
          <ul className="footer-social">
            {brand.social.map((network) => (
              <li key={network.name}>
                <a className="footer-link footer-line" href={network.url} rel="noreferrer">
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
          <LiteSwitch lite={lite} />
        </div>
      </div>
      <p className="footer-end">
        © {brand.copyrightYear} {brand.name} · {brand.legalName}, {brand.address}
      </p>
    </footer>
  );
}
