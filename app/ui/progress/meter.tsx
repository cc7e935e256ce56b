/** "1 slot left", "7 slots left". */
export function slots(n: number): string {
  return `${n} ${n === 1 ? "slot" : "slots"} left`;
}

/** How full a job is, in words and as a bar. The bar is an SVG because its width can't be styled inline. */
export function Meter({ taken, total }: { taken: number; total: number }) {
  const percent = total > 0 ? Math.min(100, (taken / total) * 100) : 100;
  const tone = percent > 75 ? "red" : percent > 50 ? "yellow" : "green";
  return (
    <div className="fill">
      <p className="fill-words">
        <b>{slots(Math.max(0, total - taken))}</b>
        <span>
          {taken} of {total} taken
        </span>
      </p>
      <svg className={`fill-bar fill-${tone}`} width="100%" height="8" aria-hidden="true">
        <rect width={`${percent}%`} height="8" />
      </svg>
    </div>
  );
}
