import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";

/** The page's width and gutters. Narrow is for forms and reading. */
export function Page({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={classNames("page", narrow && "page-narrow")}>{children}</div>;
}
