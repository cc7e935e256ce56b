export const tell = "Tell me when a slot opens";
export const waiting =
  "We will tell you once when a slot opens, by email and in Notifications. First come, first served.";
export const end = "Do not tell me";
export const notChanged = "We could not note that.";
export const errorTitle = "Not done";
export const loginNeeded = { title: "Please log in first" };
