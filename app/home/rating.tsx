import * as words from "../words/en/home/stories";

const OUT_OF = 5;

/** A rating drawn as punched holes instead of stars. */
export function Rating({ value }: { value: number }) {
  return (
    <svg
      className="rating"
      width="92"
      height="16"
      role="img"
      aria-label={words.rating(value, OUT_OF)}
    >
      {Array.from({ length: OUT_OF }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed positions
          key={index}
          className={index < value ? undefined : "hole"}
          cx={8 + index * 18}
          cy="8"
          r="6"
        />
      ))}
    </svg>
  );
}
