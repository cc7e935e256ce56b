import type { ComponentProps } from "react";
import { FactList } from "../../ui/fact-list";
import "./figures.css";

/** The effect of an act in large figures. */
export const Figures = (props: ComponentProps<typeof FactList>) => (
  <div className="console-figures">
    <FactList {...props} />
  </div>
);
