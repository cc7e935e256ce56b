/** In place of an act that needs a slot. */
export const NoSlot = () => <p className="strong">No slot is free now.</p>;
