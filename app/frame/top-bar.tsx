import { Link, NavLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/frame/frame";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { initials } from "../words/format";
import { Avatar } from "./avatar";
import { Bell } from "./bell";
import type { News } from "./bell.server";
import { LanguageSwitch } from "./choices";
import { LogoutForm } from "./logout-form";

interface Visitor {
  user: { name: string | null; image: string | null } | null;
  news: News;
}

type Path = keyof typeof words.pages;

const PAGES: readonly Path[] = ["/", "/jobs", "/how-it-works", "/pricing"];

const ACCOUNT: readonly Path[] = [
  "/dashboard",
  "/profile",
  "/applications",
  "/saved-jobs",
  "/help",
];

export function TopBar({ user, news }: Visitor) {
  const { key } = useLocation();
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to="/" className="top-logo" aria-label={words.home}>
          <img src="/logo.svg" alt="" width="128" height="34" />
        </Link>
        <nav aria-label={words.mainNavigation} className="top-nav">
          {PAGES.map((to) => (
            <NavLink key={to} to={to} end={to === "/"} className="top-link">
              {words.pages[to]}
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
                <MenuLinks paths={ACCOUNT} />
                <Logout />
              </Menu>
            </>
          ) : (
            <>
              <LanguageSwitch className="top-language" />
              <ButtonLink to="/login" variant="second" className="top-login">
                {words.login}
              </ButtonLink>
            </>
          )}
          <nav aria-label={words.mainNavigation} className="top-menu">
            <Menu label={words.menu} trigger={<Icon name="menu" />}>
              <MenuLinks paths={PAGES} />
              {user && (
                <>
                  <hr />
                  <MenuLinks paths={[...ACCOUNT, "/notifications"]} />
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

function MenuLinks({ paths }: { paths: readonly Path[] }) {
  return (
    <ul>
      {paths.map((to) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} className="menu-item">
            {words.pages[to]}
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
