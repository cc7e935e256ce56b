import { langOf } from "../words/format";

/** Points written by staff, each marked with its language. */
export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className="square-list mt-2">
      {points.map((point) => (
        <li key={point} lang={langOf(point)}>
          {point}
        </li>
      ))}
    </ul>
  );
}
