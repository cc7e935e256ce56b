import { day } from "../words/format";
import type { Line } from "./history-lines";

export const History = ({ lines }: { lines: Line[] }) => (
  <ol className="grid gap-2 text-sm">
    {lines.map(({ at, text }) => (
      <li key={at + text}>
        {day(at)} · {text}
      </li>
    ))}
  </ol>
);
