import type { ReactNode } from "react";
import { classNames } from "./class-names";

export function FactList({
  rows,
}: {
  rows: { label: string; value: ReactNode; strong?: boolean }[];
}) {
  return (
    <dl className="fact-list">
      {rows.map((row) => (
        <div key={row.label} className={classNames(row.strong && "fact-strong")}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
