/** Replaces names that the reader may not see. */
export const previewWords = {
  eachPerson: "Each person touched",
  /** Replaces a link that differs for each person. */
  ownLink: "a link of their own",
  /** Replaces a safety word. */
  ownWord: "(a word of their own)",
};
