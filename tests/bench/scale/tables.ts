/** A table in Markdown; numbers are aligned to the right. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const marks = head.map((_, at) => (at === 0 ? "---" : "--:"));
  return [line(head), `|${marks.join("|")}|`, ...rows.map(line)].join("\n");
}

export const grouped = (value: number) => Math.round(value).toLocaleString("en-US");

export const percent = (part: number) =>
  part > 0 && part < 0.001 ? "< 0.1 %" : `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`;

/** Milliseconds as seconds, with two significant digits. */
export const seconds = (ms: number) => (ms / 1000).toFixed(ms < 10_000 ? 2 : 0);
