import type { ReactNode } from "react";
import { InfoBox } from "./info-box";

export function InfoBoxes({ items }: { items: readonly { title: string; text: ReactNode }[] }) {
  return (
    <div className="three">
      {items.map(({ title, text }) => (
        <InfoBox key={title} title={title}>
          {text}
        </InfoBox>
      ))}
    </div>
  );
}
