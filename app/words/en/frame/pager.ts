export const pages = "Pages";
export const previous = "Previous page";
export const next = "Next page";
