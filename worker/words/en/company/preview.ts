/** In the place of names that are not for the reader. */
export const previewWords = { eachPerson: "Each person touched" };
