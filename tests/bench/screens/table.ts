import type { Eyes } from "./screens";

/** The columns of the table, in order. */
const COLUMNS = [
  "HTML KB",
  "CSS KB",
  "JS KB",
  "images KB",
  "all KB",
  "requests",
  "database calls in a row (of)",
  "Lighthouse, median",
  "worst",
  "FCP s",
  "LCP s",
  "TBT ms",
  "CLS",
  "2G text s",
  "2G all s",
  "no script: text s",
  "no script: all s",
  "requests/s ÷ yardstick",
  "1,000,000 ÷ 1,000 jobs",
] as const;
export type Column = (typeof COLUMNS)[number];

/** One row for each screen and viewer; missed targets are bold. */
export class Table {
  readonly #rows = new Map<string, Map<Column, string>>();
  readonly #missed: string[] = [];

  put(eyes: Eyes, screen: string, column: Column, text: string, isMissed: boolean): void {
    const key = `${screen} | ${eyes}`;
    const row = this.#rows.get(key) ?? new Map<Column, string>();
    this.#rows.set(key, row.set(column, isMissed ? `**${text}**` : text));
    if (isMissed) this.#missed.push(`${eyes} ${screen}: ${column} ${text}`);
  }

  get hasRows(): boolean {
    return this.#rows.size > 0;
  }

  get missed(): readonly string[] {
    return this.#missed;
  }

  /** Markdown, with only the measured columns. */
  toString(targets: Record<Eyes, Partial<Record<Column, string>>>): string {
    const used = COLUMNS.filter((column) =>
      [...this.#rows.values()].some((row) => row.has(column)),
    );
    const line = (head: string, cells: readonly string[]) => `| ${head} | ${cells.join(" | ")} |`;
    const all = Object.entries(targets).map(([eyes, row]): [string, Map<Column, string>] => [
      `target | ${eyes}`,
      new Map(Object.entries(row) as [Column, string][]),
    ]);
    return [
      line("screen | seen by", used),
      `|---|---|${used.map(() => "--:|").join("")}`,
      ...[...all, ...this.#rows].map(([head, row]) =>
        line(
          head,
          used.map((column) => row.get(column) ?? ""),
        ),
      ),
    ].join("\n");
  }
}
