import type { ReactNode } from "react";
import * as words from "~app/words/frame/ui";
import { FactList } from "../fact-list";

/** Lines about money: fee, tax, total, payment, date and reference. */
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
      <p className="label">{words.bill}</p>
      <FactList rows={lines} />
      {note != null && <div className="counterfoil-note">{note}</div>}
      {stamp != null && <div className="counterfoil-stamp">{stamp}</div>}
    </div>
  );
}
