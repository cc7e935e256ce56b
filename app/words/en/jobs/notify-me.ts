export const tell = "Tell me when a slot comes free";
export const waiting =
  "We will tell you once when a slot comes free, by email and in Notifications. Slots go to whoever comes first.";
export const end = "Do not tell me";
export const notChanged = "We could not note that.";
export const errorTitle = "Not done";
export const loginNeeded = { title: "Please log in first" };
