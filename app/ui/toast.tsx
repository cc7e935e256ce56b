import { useEffect, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

interface Toast {
  title: string;
  body?: string;
  tone?: "plain" | "error";
}

/** At most three are on screen. Without script they leave with the next page. */
export function Toasts({ toasts }: { toasts: Toast[] }) {
  const [closed, setClosed] = useState<Toast[]>([]);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const open = toasts.filter((toast) => !closed.includes(toast)).slice(-3);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {open.map((toast) => (
        <div
          key={toasts.indexOf(toast)}
          className={classNames("toast", toast.tone === "error" && "toast-error")}
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
              onClick={() => setClosed([...closed, toast])}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
