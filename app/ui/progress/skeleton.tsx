import * as words from "../../words/en/frame/ui";
import { classNames } from "../class-names";

/** Grey blocks in the shape of the expected cards; a spinner if their number is unknown. */
export function Skeleton(props: { count?: number; label?: string; columns?: boolean }) {
  return (
    <div role="status">
      <p className={props.count ? "mb-4 text-ink-2" : "spinner"}>{props.label ?? words.loading}</p>
      <div className={classNames("skeletons", props.columns && "job-grid")} aria-hidden="true">
        {Array.from({ length: props.count ?? 0 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all items are alike
          <div key={index} className="card skeleton">
            <div className="skeleton-mark" />
            <div className="skeleton-title" />
            <div className="skeleton-line" />
            <div className="skeleton-line" />
          </div>
        ))}
      </div>
    </div>
  );
}
