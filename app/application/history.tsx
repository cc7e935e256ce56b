import { Card } from "../ui/card";
import { history } from "../words/en/application/page";
import { day } from "../words/format";
import type { Line } from "./history-lines";

export function History({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Card>
      <h2 className="text-xl">{history}</h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {lines.map(({ at, text }) => (
          <li key={at + text}>
            <span className="text-ink-2">{day(at)}</span> · {text}
          </li>
        ))}
      </ol>
    </Card>
  );
}
