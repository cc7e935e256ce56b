/** The state of a step, for people who listen to the page. */
export const states = {
  done: "done",
  current: "now",
  "current-done": "done",
  next: "to come",
  skipped: "not done",
};
