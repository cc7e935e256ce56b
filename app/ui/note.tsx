import type { ReactNode } from "react";

export function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="note">
      <h3>{title}</h3>
      <div>{children}</div>
    </div>
  );
}
