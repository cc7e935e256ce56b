import { Link, NavLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/frame/frame";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { initials } from "../words/format";
import { Avatar } from "./avatar";
import { Bell } from "./bell";
import type { News } from "./bell.server";
import { LogoutForm } from "./logout-form";

export interface Visitor {
  user: { name: string | null; image: string | null } | null;
  news: News;
}

const pages = () =>
  [
    ["/", words.pages.home],
    ["/jobs", words.pages.jobs],
    ["/how-it-works", words.pages.howItWorks],
    ["/pricing", words.pages.pricing],
  ] as const;

const account = () =>
  [
    ["/dashboard", words.pages.dashboard],
    ["/profile", words.pages.profile],
    ["/applications", words.pages.applications],
    ["/saved-jobs", words.pages.savedJobs],
    ["/help", words.pages.help],
  ] as const;

export function TopBar({ user, news }: Visitor) {
  const { key } = useLocation();
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to="/" className="top-logo" aria-label={words.home}>
          <img src="/logo.svg" alt="" width="128" height="34" />
        </Link>
        <nav aria-label={words.mainNavigation} className="top-nav">
          {pages().map(([to, text]) => (
            <NavLink key={to} to={to} end={to === "/"} className="top-link">
              {text}
            </NavLink>
          ))}
        </nav>
        {/* A new key for each page closes all menus. */}
        <div className="top-tools" key={key}>
          {user ? (
            <>
              <Bell news={news} />
              <Menu
                label={words.accountOf(initials(user.name))}
                trigger={<Avatar name={user.name} image={user.image} />}
              >
                <p className="label menu-title">{words.account}</p>
                <MenuLinks links={account()} />
                <Logout />
              </Menu>
            </>
          ) : (
            <ButtonLink to="/login" variant="second" className="top-login">
              {words.login}
            </ButtonLink>
          )}
          <nav aria-label={words.mainNavigation} className="top-menu">
            <Menu label={words.menu} trigger={<Icon name="menu" />}>
              <MenuLinks links={pages()} />
              {user && (
                <>
                  <hr />
                  <MenuLinks
                    links={[...account(), ["/notifications", words.pages.notifications]]}
                  />
                  <Logout />
                </>
              )}
            </Menu>
          </nav>
        </div>
      </div>
    </header>
  );
}

function Menu(props: { label: string; trigger: ReactNode; children: ReactNode }) {
  return (
    <details name="top-bar">
      <summary className="icon-btn" aria-label={props.label}>
        {props.trigger}
      </summary>
      <div className="menu">{props.children}</div>
    </details>
  );
}

function MenuLinks({ links }: { links: readonly (readonly [string, string])[] }) {
  return (
    <ul>
      {links.map(([to, text]) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} className="menu-item">
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Logout() {
  return (
    <LogoutForm>
      <button type="submit" className="menu-item">
        {words.logout}
      </button>
    </LogoutForm>
  );
}
