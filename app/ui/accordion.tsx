import type { ReactNode } from "react";

/** With a name one item is open at a time: browsers close the others of the same name. */
export function Accordion({
  name,
  items,
  level = 3,
}: {
  name?: string;
  /** With an `id`, a link leads to the item's text and opens it. */
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
