import type { ReactNode } from "react";
import { FactList } from "../fact-list";

/** Always money: fee, tax, total, what was paid, when, by what reference. */
export function PriceStub({
  lines,
  note,
  stamp,
}: {
  lines: { label: string; value: string; strong?: boolean }[];
  note?: ReactNode;
  stamp?: ReactNode;
}) {
  return (
    <div className="counterfoil">
      <p className="label">Bill</p>
      <FactList rows={lines} />
      {note != null && <div className="counterfoil-note">{note}</div>}
      {stamp != null && <div className="counterfoil-stamp">{stamp}</div>}
    </div>
  );
}
