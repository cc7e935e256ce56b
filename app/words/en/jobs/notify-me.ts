export const tell = "Tell me when a slot opens";
export const waiting =
  "We write to you once when a slot opens, by email and in Notifications. It is not kept for you: be quick then.";
export const end = "Do not tell me";
export const notChanged = "We could not note that.";
export const errorTitle = "Not done";
export const loginNeeded = { title: "Please log in first" };
