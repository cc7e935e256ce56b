import type { ElementType, ReactNode } from "react";
import { classNames } from "./class-names";

export function Card({
  children,
  className,
  as: Element = "div",
}: {
  children: ReactNode;
  className?: string;
  as?: ElementType;
}) {
  return <Element className={classNames("card", className)}>{children}</Element>;
}

/** Separates the part with the price or the actions, like the stub of a ticket. */
export function Perforation() {
  return <div className="perforation" aria-hidden="true" />;
}

export function InfoBox(props: { title: ReactNode; level?: 2 | 3; children: ReactNode }) {
  const Heading = props.level === 2 ? "h2" : "h3";
  return (
    <div className="note">
      <Heading>{props.title}</Heading>
      <div>{props.children}</div>
    </div>
  );
}

/** An error of the whole form. */
export function FormAlert({ title, message }: { title?: string; message?: string }) {
  if (!message) return null;
  return (
    <div role="alert" className="form-alert">
      {title && <p className="field-error">{title}</p>}
      <p>{message}</p>
    </div>
  );
}
