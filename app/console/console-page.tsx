import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONSOLE_PATHS, type Console, isOwner, mayRecruit } from "../../worker/facts/console";
import type { ConsolePerson } from "../session/console-session.server";
import * as words from "../words/en/console/console";
import { PageKey } from "./act-form";
import { FindBox } from "./find/find-box";
import { Keys } from "./keys/keys";
import "./console.css";

interface MenuItem {
  path: string;
  text: string;
  /** Whose it is; everybody's when left out. */
  isFor?: (role: ConsolePerson["role"]) => boolean;
}
const PAGES: Record<Console, readonly MenuItem[]> = {
  staff: [
    { path: "", text: words.pages.owed },
    { path: "/interviews", text: words.pages.interviews },
    { path: "/inbox", text: words.pages.inbox },
    { path: "/companies", text: words.pages.companies },
    { path: "/jobs", text: words.pages.jobs },
    { path: "/messages", text: words.pages.messages },
    { path: "/content", text: words.pages.content },
    { path: "/money", text: words.pages.money },
    { path: "/health", text: words.pages.health },
    { path: "/team", text: words.pages.team },
    { path: "/audit", text: words.pages.audit },
  ],
  hiring: [
    { path: "", text: words.pages.today },
    { path: "/company", text: words.pages.company, isFor: (role) => role !== null },
    { path: "/jobs", text: words.pages.jobs, isFor: mayRecruit },
    { path: "/record", text: words.pages.record, isFor: mayRecruit },
    { path: "/team", text: words.pages.team, isFor: isOwner },
  ],
};

interface Props {
  console: Console;
  /** Who is signed in; null on the page where people sign in. */
  person: ConsolePerson | null;
  heading: string;
  children: ReactNode;
}

/** A page of a console, with its bar. */
export function ConsolePage({ console, person, heading, children }: Props) {
  const root = CONSOLE_PATHS[console];
  return (
    <>
      <header className="console-bar">
        <div className="console-row">
          <Link to={root} className="console-name">
            {words.names[console]}
          </Link>
          {person && (
            <>
              {console === "staff" && <FindBox />}
              <nav aria-label={words.navigation} className="console-nav">
                {PAGES[console]
                  .filter(({ isFor }) => isFor?.(person.role) ?? true)
                  .map(({ path, text }) => (
                    <NavLink
                      key={path}
                      to={root + path}
                      end={path === ""}
                      className="console-link"
                      // The mark of links that are looked up ahead, which none is, on every page.
                      discover="none"
                    >
                      {text}
                    </NavLink>
                  ))}
              </nav>
              <form method="post" action={`${root}/login`} className="console-person">
                <span>{[person.name, person.company].filter(Boolean).join(", ")}</span>
                <button type="submit" name="intent" value="sign-out" className="console-link">
                  {words.signOut}
                </button>
              </form>
            </>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="console-page">
        <h1>{heading}</h1>
        <PageKey.Provider value={person?.pageKey ?? ""}>{children}</PageKey.Provider>
        {person && console === "staff" && <Keys console={console} />}
      </main>
    </>
  );
}

/** What every page of a console says of itself: nothing for search engines. */
export const consoleMeta = (page: string, console: Console) => [
  { title: words.title(page, console) },
  { name: "description", content: words.descriptions[console] },
  { name: "robots", content: "noindex" },
];
