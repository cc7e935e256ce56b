/** Flat blocks in the shape of the cards that come. Nothing moves. */
export function Skeleton({ count = 1, label = "Loading..." }: { count?: number; label?: string }) {
  return (
    <div role="status" className="skeletons">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={index} className="sheet skeleton" aria-hidden="true">
          <div className="skeleton-mark" />
          <div className="skeleton-title" />
          <div className="skeleton-line" />
          <div className="skeleton-line" />
        </div>
      ))}
    </div>
  );
}
