import type { ReactNode } from "react";

/** A dashed box in place of an empty list. */
export function Empty({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children != null && <div className="empty-text">{children}</div>}
      {action != null && <div className="empty-action">{action}</div>}
    </div>
  );
}
