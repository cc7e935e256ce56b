import { clockTime } from "../format";

/** In place of an act that needs a slot: none is free, or others come first until `from`. */
export const NoSlot = ({ from }: { from?: string | null }) => (
  <p className="strong">
    {from ? `Others come first until ${clockTime(from)}.` : "No slot is free now."}
  </p>
);
