import { Link, NavLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { NotificationItem } from "../../worker/contract/notifications";
import { brand } from "../../worker/facts/brand";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { initials } from "../words/format";
import { Avatar } from "./avatar";
import { Bell } from "./bell";
import { LogoutForm } from "./logout-form";

export interface Visitor {
  user: { name: string | null; image: string | null } | null;
  unread: number;
  latest: NotificationItem[];
}

const pages = [
  ["/", "Home"],
  ["/jobs", "Jobs"],
  ["/how-it-works", "How it Works"],
  ["/pricing", "Pricing"],
] as const;

const account = [
  ["/dashboard", "Dashboard"],
  ["/profile", "Profile"],
  ["/applications", "My Applications"],
  ["/saved-jobs", "Saved Jobs"],
  ["/help", "Help & Support"],
] as const;

export function TopBar({ user, unread, latest }: Visitor) {
  const { key } = useLocation();
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to="/" className="top-logo" aria-label={`${brand.name}, home`}>
          <img src="/logo.svg" alt="" width="128" height="34" />
        </Link>
        <nav aria-label="Main" className="top-nav">
          {pages.map(([to, text]) => (
            <NavLink key={to} to={to} end={to === "/"} className="top-link">
              {text}
            </NavLink>
          ))}
        </nav>
        {/* A new page is a new set of menus, all closed. */}
        <div className="top-tools" key={key}>
          {user ? (
            <>
              <Bell unread={unread} latest={latest} />
              <Menu
                label={`My Account, ${initials(user.name)}`}
                face={<Avatar name={user.name} image={user.image} />}
              >
                <p className="label menu-title">My Account</p>
                <MenuLinks links={account} />
                <Logout />
              </Menu>
            </>
          ) : (
            <ButtonLink to="/login" variant="second" className="top-login">
              Log in
            </ButtonLink>
          )}
          <Menu label="Menu" face={<Icon name="menu" />} className="top-menu">
            <MenuLinks links={pages} />
            {user && (
              <>
                <hr />
                <MenuLinks links={[...account, ["/notifications", "Notifications"]]} />
                <Logout />
              </>
            )}
          </Menu>
        </div>
      </div>
    </header>
  );
}

function Menu(props: { label: string; face: ReactNode; className?: string; children: ReactNode }) {
  return (
    <details name="top-bar" className={props.className}>
      <summary className="icon-btn" aria-label={props.label}>
        {props.face}
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
        Logout
      </button>
    </LogoutForm>
  );
}
