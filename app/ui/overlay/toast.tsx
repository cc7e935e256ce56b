import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import * as texts from "../../words/en/frame/ui";
import { classNames } from "../class-names";
import { Icon } from "../icon";
import { placeToasts } from "./toast-place";

export interface Toast {
  title: string;
  body?: string;
  /** "heard" is for content that the page already shows: only screen readers announce it. */
  tone?: "plain" | "error" | "heard";
  /** A link to continue with. */
  link?: { href: string; children: string };
  /** Repeats the failed act, for a button in the toast. */
  again?: () => void;
  /** Whether `again` can still run on this page. Absent if it always can. */
  canRepeat?: () => boolean;
  /** The page of the act: the toast stays when the next page loads, which may happen at once. */
  about?: string;
  /** Shown above a dialog, which does not show this message itself. */
  above?: boolean;
}

const AT_MOST = 3;
const ABOVE_DIALOGS = 60;
type Change = (shown: Toast[]) => Toast[];

/** Toasts from before the hydration. */
let early: Toast[] = [];
const keepEarly = (next: Change) => {
  early = next(early);
};
let change = keepEarly;

/** Shows a toast from script. @returns a function that removes it. */
export function showToast(toast: Toast): () => void {
  change((shown) => [...shown, toast].slice(-AT_MOST));
  return () => change((shown) => shown.filter((other) => other !== toast));
}

/**
 * With script the page stays when an action is refused:
 * the toast comes with its answer, and disappears with it.
 *
 * @returns a ref of the function that removes it
 */
export function useToastOf(answer: { toast?: Toast } | undefined) {
  const shown = useRef<typeof answer>();
  const remove = useRef(() => {});
  // After every render, as in `useAnswer`: an effect
  // that depends on a fetcher's data may never run.
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    remove.current();
    if (answer?.toast) remove.current = showToast(answer.toast);
  });
  return remove;
}

/**
 * The toasts of the page, and those of script. The style sheet hides each after a while, also
 * without script, and waits while the pointer or the focus is on it. Closing them and Alt+T work on
 * every page: see `enhance/messages.ts`.
 */
export function Toasts({ toasts }: { toasts: Toast[] }) {
  const { pathname } = useLocation();
  const [came, setCame] = useState({ toasts, pathname });
  const [shown, setShown] = useState(toasts.slice(-AT_MOST));
  const [scripted, setScripted] = useState(false);
  // A page's toasts disappear with it, so that they do not cover the next page's buttons. A toast
  // about an act of the last page stays, because it may not have been seen yet. Toasts that arrive
  // while the page stays are added to those of script.
  if (came.toasts !== toasts || came.pathname !== pathname) {
    setCame({ toasts, pathname });
    const fresh = came.toasts === toasts ? [] : toasts;
    const kept = shown.filter(
      ({ tone, about }) =>
        !(tone === "heard" && fresh[0]) && [pathname, about].includes(came.pathname),
    );
    setShown([...kept, ...fresh].slice(-AT_MOST));
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
  // After every render: an action may have moved the page's controls.
  useEffect(placeToasts);
  // On the wrapper, because script sets the section's own style.
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
  // After every render, because the toast may now be over another page.
  useEffect(() => setIsOffered(canOffer(toast)));
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

/** Two toasts may have the same text, so each gets its own key. */
function keyOf(toast: Toast): number {
  const known = keys.get(toast);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(toast, lastKey);
  return lastKey;
}
