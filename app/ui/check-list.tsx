import type { ReactNode } from "react";
import { Icon } from "./icon";

export function CheckList({ items }: { items: { text: ReactNode; tone?: "check" | "dash" }[] }) {
  return (
    <ul className="check-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list; the text may be an element
        <li key={index} className={item.tone === "dash" ? "is-dash" : undefined}>
          <Icon name={item.tone === "dash" ? "minus" : "check"} />
          <div>{item.text}</div>
        </li>
      ))}
    </ul>
  );
}
