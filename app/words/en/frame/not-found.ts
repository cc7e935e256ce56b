export const title = "Page Not Found · Pakka";
export const description = "There is no page at this address.";
export const loginNeeded = "Authentication Required";
export const loginNeededText =
  "This part of Pakka opens after you log in. It is free and needs no password.";
export const signIn = "Sign In";
