import type { ReactNode } from "react";

export function InfoBox(props: { title: ReactNode; level?: 2 | 3; children: ReactNode }) {
  const Heading = props.level === 2 ? "h2" : "h3";
  return (
    <div className="note">
      <Heading>{props.title}</Heading>
      <div>{props.children}</div>
    </div>
  );
}
