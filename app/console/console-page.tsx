import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/console/console";
import {
  CONSOLE_PATHS,
  type Console,
  isOwner,
  mayRecruit,
} from "../../worker/facts/people/console";
import type { ConsolePerson } from "../session/console-session.server";
import { BackLink } from "../ui/back-link";
import { PageKey } from "./act-form";
import { FindBox } from "./find/find-box";
import tableKeys from "./keys/table-keys?worker&url";
import "./console.css";

interface MenuItem {
  path: string;
  page: keyof typeof words.pages;
  /** The roles that see it; absent if everybody does. */
  isFor?: (role: ConsolePerson["role"]) => boolean;
}
const PAGES: Record<Console, readonly MenuItem[]> = {
  // In three groups, which the menu separates: daily work, decisions, and administration.
  staff: [
    { path: "", page: "owed" },
    { path: "/interviews", page: "interviews" },
    { path: "/inbox", page: "inbox" },
    { path: "/jobs", page: "jobs" },
    { path: "/companies", page: "companies" },
    { path: "/money", page: "money" },
    { path: "/messages", page: "messages" },
    { path: "/content", page: "content" },
    { path: "/health", page: "health" },
    { path: "/team", page: "team" },
    { path: "/audit", page: "audit" },
  ],
  hiring: [
    { path: "", page: "today" },
    { path: "/jobs", page: "jobs", isFor: mayRecruit },
    { path: "/company", page: "company", isFor: (role) => role !== null },
    { path: "/record", page: "record", isFor: mayRecruit },
    { path: "/team", page: "team", isFor: isOwner },
  ],
};

interface FrameProps {
  console: Console;
  /** The signed-in person; null if there is none or it is unknown. */
  person: ConsolePerson | null;
  children: ReactNode;
}

interface Props extends FrameProps {
  heading: string;
  /** The parent page, linked above the heading. */
  back?: { to: string; text: string };
  /** Shown at the right of the heading. */
  beside?: ReactNode;
}

/** A page of a console: a phone's top bar for companies, the wide staff console for staff. */
export function ConsolePage({ console, person, heading, back, beside, children }: Props) {
  return (
    <ConsoleFrame console={console} person={person}>
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      <div className="console-head">
        <h1>{heading}</h1>
        {beside}
      </div>
      <PageKey.Provider value={person?.pageKey ?? ""}>{children}</PageKey.Provider>
    </ConsoleFrame>
  );
}

/**
 * The keyboard shortcuts of the staff console, in
 * one line at its bottom, with an explanation below.
 */
const Keys = () => (
  <footer className="console-keys">
    <p aria-hidden="true">
      {words.keys.line.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
    <details>
      <summary>
        <span aria-hidden="true">?</span>
        {words.keys.heading}
      </summary>
      <p>{words.keys.list}</p>
    </details>
    <script type="module" src={tableKeys} />
  </footer>
);

/** The frame of the pages of a console. */
export function ConsoleFrame({ console, person, children }: FrameProps) {
  const root = CONSOLE_PATHS[console];
  const isDesk = console === "staff";
  const menu = person && <Menu console={console} role={person.role} />;
  return (
    <div className={`console console-${console}`}>
      <header className="console-bar">
        <div className="console-row">
          <Link to={root} className="console-name" aria-label={words.names[console]}>
            <img src="/logo.svg" alt="" width="112" height="30" />
          </Link>
          {person && (
            <>
              {isDesk ? <FindBox /> : menu}
              <form method="post" action={`${root}/login`} className="console-person">
                <span className={person.company ? "strong" : undefined}>
                  {person.company ?? person.name}
                </span>
                <button type="submit" name="intent" value="sign-out" className="console-link">
                  {words.signOut}
                </button>
              </form>
            </>
          )}
        </div>
      </header>
      {isDesk && menu}
      <main id="content" tabIndex={-1} className="console-page">
        {children}
      </main>
      {person && isDesk && <Keys />}
    </div>
  );
}

function Menu({ console, role }: { console: Console; role: ConsolePerson["role"] }) {
  return (
    <nav aria-label={words.navigation} className="console-nav">
      {PAGES[console]
        .filter(({ isFor }) => isFor?.(role) ?? true)
        .map(({ path, page }) => (
          <NavLink
            key={path}
            to={CONSOLE_PATHS[console] + path}
            end={path === ""}
            className="console-link"
            // Leaves out Remix's data-discover attribute, which has no use here, on every page.
            discover="none"
          >
            {words.pages[page]}
          </NavLink>
        ))}
    </nav>
  );
}

/** The meta tags of every page of a console; search engines must not index it. */
export const consoleMeta = (page: string, console: Console) => [
  { title: words.title(page, console) },
  { name: "description", content: words.descriptions[console] },
  { name: "robots", content: "noindex" },
];
