/** Shown below the prompt of `/jobs`: what a visitor can read right away. */
export const lookFirst = "Look first, without logging in";
