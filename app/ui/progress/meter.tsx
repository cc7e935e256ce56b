import * as words from "../../words/en/frame/meter";

/** The taken slots as text and as a bar: an SVG, because inline styles are not allowed. */
export function Meter({ taken, total }: { taken: number; total: number }) {
  const percent = total > 0 ? Math.min(100, (taken / total) * 100) : 100;
  const tone = percent > 75 ? "red" : percent > 50 ? "yellow" : "green";
  return (
    <div className="fill">
      <p className="fill-words">
        <b>{words.slotsLeft(Math.max(0, total - taken))}</b>
        <span>{words.slotsTaken(taken, total)}</span>
      </p>
      <svg className={`fill-bar fill-${tone}`} width="100%" height="8" aria-hidden="true">
        <rect width={`${percent}%`} height="8" />
      </svg>
    </div>
  );
}
