import type { ReactNode } from "react";
import * as words from "~app/words/console/money";
import type { MoneyFigures } from "../../../../worker/contract/staff/money";
import { moneyWords } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import "./money.css";

const AMOUNTS = ["captured", "refunded", "underWay", "creditsOpen", "kept"] as const;

interface Props<Row> {
  /** The heading of the first column, which names the rows. */
  head: string;
  rows: readonly Row[];
  name: (row: Row) => ReactNode;
}

/** Amounts of money, a row for each name. */
export function FiguresTable<Row extends MoneyFigures>({ head, rows, name }: Props<Row>) {
  return (
    <div className="money">
      <ConsoleTable
        rows={rows.map((row, id) => ({ id, row }))}
        columns={[
          { head, cell: ({ row }) => name(row) },
          { head: words.heads.payments, cell: ({ row }) => row.payments },
          ...AMOUNTS.map((amount) => ({
            head: words.heads[amount],
            cell: ({ row }: { row: Row }) => moneyWords(row[amount]),
          })),
        ]}
      />
    </div>
  );
}
