/** Below the prompt of `/jobs`: what a visitor can read at once. */
export const lookFirst = "Look first, without logging in";
