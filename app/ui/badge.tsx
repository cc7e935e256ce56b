import type { ReactNode } from "react";

export type BadgeTone = "green" | "yellow" | "blue" | "purple" | "red" | "grey";

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
