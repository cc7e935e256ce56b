export const pages = "पेज";
export const previous = "पिछला पेज";
export const next = "अगला पेज";
