import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import * as texts from "~app/words/frame/ui";
import { classNames } from "../class-names";
import { Icon } from "../icon";
import { placeToasts } from "./toast-place";

export interface Toast {
  title: string;
  body?: string;
  /** "heard" is for what the page shows already: only screen readers announce it. */
  tone?: "plain" | "error" | "heard";
  /** Where to go on from there. */
  link?: { href: string; children: string };
  /** Repeats what failed, for a button in the toast. */
  again?: () => void;
  /** Whether the page still has what `again` needs. Without this it always has. */
  canRepeat?: () => boolean;
  /** The page whose act it is about: it stays over the next page, which may come at once. */
  about?: string;
  /** Shown above a dialog, which does not say it itself. */
  above?: boolean;
}

const AT_MOST = 3;
const ABOVE_DIALOGS = 60;
type Change = (toasts: Toast[]) => Toast[];

/** What was said before React had taken the page over. */
let early: Toast[] = [];
const keepEarly = (next: Change) => {
  early = next(early);
};
let change = keepEarly;

/** Shows a toast from script. @returns a function that removes it. */
export function showToast(toast: Toast): () => void {
  change((toasts) => [...toasts, toast].slice(-AT_MOST));
  return () => change((toasts) => toasts.filter((other) => other !== toast));
}

/**
 * With script the page stays when an action refuses: the toast comes with its answer, and goes with it.
 *
 * @returns what removes it now
 */
export function useToastOf(answer: { toast?: Toast } | undefined) {
  const lastAnswer = useRef<typeof answer>();
  const remove = useRef(() => {});
  // After every render, as `useAnswer`: an effect that depends on a fetcher's data may never run.
  useEffect(() => {
    if (lastAnswer.current === answer) return;
    lastAnswer.current = answer;
    remove.current();
    if (answer?.toast) remove.current = showToast(answer.toast);
  });
  return remove;
}

/**
 * The toasts that came with the page, and those of script. The style sheet hides each after a while,
 * also without script, and waits while the pointer or the focus is on it. Closing them and Alt+T work
 * on every page: see `enhance/messages.ts`.
 */
export function Toasts({ toasts }: { toasts: Toast[] }) {
  const { pathname } = useLocation();
  const [came, setCame] = useState({ toasts, pathname });
  const [shown, setShown] = useState(toasts.slice(-AT_MOST));
  const [scripted, setScripted] = useState(false);
  // A page's toasts leave with it, so that they do not cover the next page's buttons. A toast about an
  // act of the page before stays, for it may not have been seen yet. Toasts that come while the page
  // stays join those of script.
  if (came.toasts !== toasts || came.pathname !== pathname) {
    setCame({ toasts, pathname });
    const fresh = came.toasts === toasts ? [] : toasts;
    const remaining = shown.filter(
      ({ tone, about }) =>
        !(tone === "heard" && fresh[0]) && [pathname, about].includes(came.pathname),
    );
    setShown([...remaining, ...fresh].slice(-AT_MOST));
  }
  useEffect(() => {
    setScripted(true);
    change = setShown;
    for (const toast of early.splice(0)) showToast(toast);
    window.addEventListener("resize", placeToasts);
    return () => {
      change = keepEarly;
      window.removeEventListener("resize", placeToasts);
    };
  }, []);
  // Not of the section: its own style is where script placed it.
  const layer = shown.some(({ above }) => above) ? { zIndex: ABOVE_DIALOGS } : undefined;
  return (
    <div style={layer}>
      <section className="toasts" aria-label={texts.messages} tabIndex={-1}>
        <div role="status">
          {shown.map((toast) => (
            <Message key={keyOf(toast)} toast={toast} scripted={scripted} />
          ))}
        </div>
      </section>
    </div>
  );
}

const canOffer = ({ again, canRepeat }: Toast) => Boolean(again) && (canRepeat?.() ?? true);

function Message({ toast, scripted }: { toast: Toast; scripted: boolean }) {
  const { title, body, tone, link, again } = toast;
  const [isOffered, setIsOffered] = useState(() => canOffer(toast));
  // After every render: the next page may have come, an action may have moved the page's controls, and
  // a button may have made the toast taller.
  useEffect(() => {
    setIsOffered(canOffer(toast));
    placeToasts();
  });
  const words = (
    <div>
      <p className="toast-title">{title}</p>
      {body && <p>{body}</p>}
      {link && <a className="btn btn-second" {...link} />}
      {isOffered && (
        <button type="button" className="btn btn-second" onClick={again}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
  if (tone === "heard") return <div className="sr-only">{words}</div>;
  return (
    <div className={classNames("toast", tone === "error" && "toast-error")}>
      <Icon name={tone === "error" ? "close" : "shield"} />
      {words}
      <button
        type="button"
        className="icon-btn"
        aria-label={texts.closeMessage(title)}
        hidden={!scripted}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

const keys = new WeakMap<Toast, number>();
let lastKey = 0;

/** Two toasts may have the same text, so each gets a key of its own. */
function keyOf(toast: Toast): number {
  const key = keys.get(toast);
  if (key !== undefined) return key;
  lastKey += 1;
  keys.set(toast, lastKey);
  return lastKey;
}
