/** "1 slot left", "7 slots left". */
export const slotsLeft = (count: number) => `${count} ${count === 1 ? "slot" : "slots"} left`;
export const slotsTaken = (taken: number, total: number) => `${taken} of ${total} taken`;
