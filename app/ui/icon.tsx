const shapes = {
  back: "M16 10H4m5-5-5 5 5 5",
  search: "M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5L17 17",
  heart: "M10 16.5S3 12.4 3 7.6A3.6 3.6 0 0 1 10 6a3.6 3.6 0 0 1 7 1.6c0 4.8-7 8.9-7 8.9Z",
  bell: "M4.5 14h11c-1-1-1.5-2.2-1.5-5a4 4 0 0 0-8 0c0 2.8-.5 4-1.5 5Zm4 2.5a1.7 1.7 0 0 0 3 0",
  menu: "M2.5 5.5h15M2.5 10h15m-15 4.5h15",
  check: "m3.5 10.5 4 4 9-9.5",
  minus: "M4 10h12",
  close: "m4.5 4.5 11 11m0-11-11 11",
  shield: "M10 2.5 4 4.5v5c0 4 3 6.5 6 8 3-1.5 6-4 6-8v-5ZM7.2 9.8l2.1 2.1 3.7-4",
  clock: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4.2l2.8 1.8",
  file: "M5 2.5h6.5L15 6v11.5H5Zm6.5 0V6H15",
  pencil: "m4 16 .8-3.6L13 4.2l2.8 2.8-8.2 8.2Zm7.2-10 2.8 2.8",
  camera: "M2.5 6.5h3L7 4h6l1.5 2.5h3v9.5h-15Zm7.5 7.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  chevron: "m5 7.5 5 5 5-5",
  arrow: "M4 10h12m-5-5 5 5-5 5",
  trash: "M3.5 5.5h13M8 5.5V3h4v2.5m-6.5 0 .8 11h7.4l.8-11M8.5 9v4.5m3-4.5v4.5",
  mail: "M2.5 4.5h15v11h-15Zm.5.5 7 5.5L17 5",
  dots: "M4.5 10h.01M10 10h.01M15.5 10h.01",
} as const;

export type IconName = keyof typeof shapes | "heart-filled";

/** A 20 px stroke icon. Without a label it is decorative. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const filled = name === "heart-filled";
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled or hidden by the last line
    <svg
      className="icon"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={name === "dots" ? 2.5 : 1.75}
      strokeLinecap={name === "dots" ? "round" : "butt"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={shapes[filled ? "heart" : name]} />
    </svg>
  );
}
