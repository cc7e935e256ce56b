import { Link } from "@remix-run/react";
import * as words from "~app/words/frame/frame";
import { brand } from "../../worker/facts/brand";
import { LanguageSwitch, LiteSwitch } from "./choices";

/** Excluded from the framework's list of routes, so that candidates do not fetch it. */
const EMPLOYERS = "/for-employers";

const PAGES = [
  "/",
  "/jobs",
  "/openings",
  "/how-it-works",
  "/success-stories",
  EMPLOYERS,
  "/check",
  "/contact",
  "/content/about_us",
  "/content/privacy_policy",
  "/content/terms_conditions",
] as const;

export function Footer({ lite }: { lite: boolean }) {
  const links = [...PAGES.map((url) => ({ url, name: words.pages[url] })), ...brand.social];
  return (
    <footer className="footer on-dark">
      <div className="footer-grid">
        <nav aria-label={words.footerNavigation}>
          <ul className="footer-links">
            {links.map(({ url, name }) => (
              <li key={url}>
                <Link to={url} className="footer-link" reloadDocument={url === EMPLOYERS}>
                  {name}
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
        <LanguageSwitch className="top-language footer-line" />
        <LiteSwitch lite={lite} />
      </div>
    </footer>
  );
}
