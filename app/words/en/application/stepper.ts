/** The state of a step, for screen readers. */
export const states = {
  done: "done",
  current: "now",
  "current-done": "done",
  next: "to come",
  skipped: "not done",
};
