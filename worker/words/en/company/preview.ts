/** In the place of names that are not for the reader. */
export const previewWords = {
  eachPerson: "Each person touched",
  /** In the place of a link that is each person's own. */
  ownLink: "a link of their own",
  /** The same of a safety word. */
  ownWord: "(a word of their own)",
};
