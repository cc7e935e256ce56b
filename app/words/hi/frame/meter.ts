import { counted } from "../formats";

export const slotsLeft = (count: number) => `${counted(count, "सीट", "सीटें")} खाली`;
export const slotsTaken = (taken: number, total: number) => `${total} में से ${taken} भरी हुई`;
