import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

export interface Toast {
  title: string;
  body?: string;
  tone?: "plain" | "error";
}

const AT_MOST = 3;
const EVENT = "pakka:toast";

/** Shows a message that only script can know of. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: toast }));
}

/**
 * Messages that came with the page, and script's own. Each leaves after a while by its style sheet,
 * so also without script; the pointer or the keyboard on it makes it wait.
 */
export function Toasts({ toasts }: { toasts: Toast[] }) {
  const region = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [came, setCame] = useState({ toasts, pathname });
  const [shown, setShown] = useState(toasts.slice(-AT_MOST));
  const [scripted, setScripted] = useState(false);
  // News of a page leaves with it, lest it lie over the next one's buttons; news that comes while
  // the page stays joins what script has said meanwhile.
  if (came.toasts !== toasts || came.pathname !== pathname) {
    setCame({ toasts, pathname });
    const fresh = came.toasts === toasts ? [] : toasts;
    const kept = came.pathname === pathname ? shown : [];
    setShown([...kept, ...fresh].slice(-AT_MOST));
  }
  useEffect(() => {
    setScripted(true);
    const onToast = (event: Event) => {
      const { detail } = event as CustomEvent<Toast>;
      setShown((now) => [...now, detail].slice(-AT_MOST));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === "KeyT") region.current?.focus();
    };
    window.addEventListener(EVENT, onToast);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener(EVENT, onToast);
      window.removeEventListener("keydown", onKey);
    };
  }, []);
  const close = (toast: Toast) => setShown((now) => now.filter((other) => other !== toast));
  return (
    <section ref={region} className="toasts" aria-label="Messages (Alt+T)" tabIndex={-1}>
      <div role="status">
        {shown.map((toast) => (
          <div
            key={keyOf(toast)}
            className={classNames("toast", toast.tone === "error" && "toast-error")}
            onAnimationEnd={() => close(toast)}
          >
            <Icon name={toast.tone === "error" ? "close" : "shield"} />
            <div>
              <p className="toast-title">{toast.title}</p>
              {toast.body && <p>{toast.body}</p>}
            </div>
            {scripted && (
              <button
                type="button"
                className="icon-btn"
                aria-label={`Close: ${toast.title}`}
                onClick={() => close(toast)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

const keys = new WeakMap<Toast, number>();
let lastKey = 0;

/** The same words may come twice: each message is its own. */
function keyOf(toast: Toast): number {
  const known = keys.get(toast);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(toast, lastKey);
  return lastKey;
}
