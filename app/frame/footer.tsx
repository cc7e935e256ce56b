import { Link, useLocation } from "@remix-run/react";
import { brand } from "../../worker/facts/brand";
import * as words from "../words/en/frame/frame";
import { LiteSwitch } from "./lite-switch";

/** The framework's list of routes leaves it out, so that candidates don't fetch it. */
const EMPLOYERS = "/for-employers";

/** True of what stands on pages of one's own, too. */
const links: [to: string, text: string, isShort?: true][] = [
  ["/", words.pages.home],
  ["/jobs", words.pages.jobs],
  ["/openings", words.pages.openings],
  ["/how-it-works", words.pages.howItWorks],
  ["/success-stories", words.pages.stories],
  [EMPLOYERS, words.pages.forEmployers],
  ["/check", words.pages.check, true],
  ["/contact", words.pages.contact, true],
  ["/content/about_us", words.pages.about],
  ["/content/privacy_policy", words.pages.privacy],
  ["/content/terms_conditions", words.pages.terms, true],
  ...brand.social.map(({ url, name }): [string, string] => [url, name]),
];

/** Where one works on what is one's own. */
const OWN = /^\/(applications|dashboard|notifications|profile|resume|saved-jobs)/;

export function Footer({ lite }: { lite: boolean }) {
  const isShort = OWN.test(useLocation().pathname);
  return (
    <footer className="footer on-dark">
      <div className="footer-grid">
        <nav aria-label={words.footerNavigation}>
          <ul className="footer-links">
            {links
              .filter((link) => link[2] || !isShort)
              .map(([to, text]) => (
                <li key={to}>
                  <Link to={to} className="footer-link" reloadDocument={to === EMPLOYERS}>
                    {text}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {!isShort && (
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
        )}
        <LiteSwitch lite={lite} />
      </div>
    </footer>
  );
}
