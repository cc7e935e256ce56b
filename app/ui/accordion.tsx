import type { ReactNode } from "react";

/** With a name only one item is open at a time: browsers close the others with the same name. */
export function Accordion({
  name,
  items,
  level = 3,
}: {
  name?: string;
  /** With an `id`, a link can lead to the item and open it. */
  items: { title: string; text: ReactNode; id?: string; open?: boolean }[];
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.title} name={name} open={item.open}>
          <summary>
            <Heading>{item.title}</Heading>
          </summary>
          <div id={item.id}>{item.text}</div>
        </details>
      ))}
    </div>
  );
}
