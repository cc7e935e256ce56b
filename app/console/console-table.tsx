import type { ReactNode } from "react";
import * as words from "~app/words/console/console";
import "../ui/table.css";

interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
}

/** A list in a console. On a phone each row is a block, and each cell shows its heading. */
export function ConsoleTable<Row extends { id: number }>(props: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  empty?: string;
}) {
  const { rows, columns, empty = words.none } = props;
  if (rows.length === 0) return <p>{empty}</p>;
  return (
    <table className="table console-table">
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ head, cell }) => (
              <td key={head} data-head={head}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
