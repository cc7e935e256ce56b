import { shortDay } from "../format";
import { Sheet } from "../ui/sheet";
import type { Line } from "./history";

export function SoFar({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Sheet>
      <h2 className="text-xl">So far</h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {lines.map(({ at, text }) => (
          <li key={at + text} className="grid grid-cols-[60px_1fr] gap-3">
            <span className="text-ink-2">{shortDay(at)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
