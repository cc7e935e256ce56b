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

/** Means "this part can be torn off": money, or the way onward. */
export function Perforation() {
  return <div className="perforation" aria-hidden="true" />;
}
