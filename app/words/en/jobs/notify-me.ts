export const saved = "You saved this job. We will tell you when a slot is free.";
export const save = "Tell me when a slot is free";
export const notSaved = "Failed to update job save status.";
