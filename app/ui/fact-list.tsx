import type { ReactNode } from "react";
import { langOf } from "../words/format";
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

/** Points written by staff, each marked with its language. */
export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className="square-list mt-2">
      {points.map((point) => (
        <li key={point} lang={langOf(point)}>
          {point}
        </li>
      ))}
    </ul>
  );
}
