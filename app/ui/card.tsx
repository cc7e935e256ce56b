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
