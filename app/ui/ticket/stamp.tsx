import { useId } from "react";
import { classNames } from "../class-names";

const LETTERS =
  "M4 44V0h13a11 11 0 0 1 0 22H4M31.6 45 48-1l16.4 46M38 29h20M73-4v48M97-4 75 21M82 14.5 98 45" +
  "M108-4v48M132-4l-22 25M117 14.5 133 45M142.6 45 159-1l16.4 46M149 29h20";
const SPECKS = "M5 4h.1M17 9l.8.4M33 3h.1M26 19l.6-.3M9 21h.1M38 14h.1M13 15h.1M30 26h.1M21 1h.1";

/**
 * The violet stamp of a confirmed slot. `text` is its line ("CONFIRMED 21 NOV 2026"), `label` the
 * alternative text; `fresh` animates it once.
 */
export function Stamp({ text, label, fresh }: { text: string; label: string; fresh?: boolean }) {
  const id = useId().replace(/\W/g, "");
  return (
    <svg
      className={classNames("stamp", fresh && "stamp-fresh")}
      viewBox="0 0 212 112"
      role="img"
      aria-label={label}
    >
      <defs>
        <clipPath id={`${id}c`}>
          <path d="M0-3.25h180v46.5H0z" />
        </clipPath>
        <pattern
          id={`${id}p`}
          width="41"
          height="29"
          patternTransform="rotate(17)"
          patternUnits="userSpaceOnUse"
        >
          <path fill="#fff" d="M0 0h41v29H0z" />
          <path stroke="#000" strokeLinecap="round" strokeWidth="1.3" d={SPECKS} />
        </pattern>
        <mask id={`${id}m`}>
          <path fill={`url(#${id}p)`} d="M0 0h212v112H0z" />
        </mask>
      </defs>
      <g mask={`url(#${id}m)`} fill="none" stroke="currentColor">
        <rect x="3" y="3" width="206" height="106" rx="9" strokeWidth="4.5" />
        <rect x="10" y="10" width="192" height="92" rx="4" strokeWidth="1.5" />
        <g transform="translate(17 21)" strokeWidth="6.5" clipPath={`url(#${id}c)`}>
          <path d={LETTERS} />
        </g>
        <path strokeWidth="1.5" d="M10 73h192" />
        <text
          x="106"
          y="93"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
          fontFamily="Roboto Condensed,sans-serif-condensed,Arial Narrow,sans-serif"
          fontSize="16"
          fontWeight="700"
          textLength="172"
        >
          {text}
        </text>
      </g>
    </svg>
  );
}
