import { Link } from "@remix-run/react";
import * as words from "~app/words/frame/frame";
import { brand } from "../../worker/facts/brand";
import { LiteSwitch } from "./lite-switch";

/** Excluded from the framework's list of routes, so that candidates do not fetch it. */
const EMPLOYERS = "/for-employers";

const links = () =>
  [
    ["/", words.pages.home],
    ["/jobs", words.pages.jobs],
    ["/openings", words.pages.openings],
    ["/how-it-works", words.pages.howItWorks],
    ["/success-stories", words.pages.stories],
    [EMPLOYERS, words.pages.forEmployers],
    ["/check", words.pages.check],
    ["/contact", words.pages.contact],
    ["/content/about_us", words.pages.about],
    ["/content/privacy_policy", words.pages.privacy],
    ["/content/terms_conditions", words.pages.terms],
    ...brand.social.map(({ url, name }) => [url, name] as const),
  ] as const;

export function Footer({ lite }: { lite: boolean }) {
  return (
    <footer className="footer on-dark">
      <div className="footer-grid">
        <nav aria-label={words.footerNavigation}>
          <ul className="footer-links">
            {links().map(([to, text]) => (
              <li key={to}>
                <Link to={to} className="footer-link" reloadDocument={to === EMPLOYERS}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          {words.complaints(
            <a className="footer-line" href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>,
            (text) => (
              <Link to="/contact" className="footer-line">
                {text}
              </Link>
            ),
          )}
          <br />© {brand.copyrightYear} {brand.name} · {brand.legalName}, {brand.address}
        </p>
        <LiteSwitch lite={lite} />
      </div>
    </footer>
  );
}
