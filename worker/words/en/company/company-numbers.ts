/** Why a number of a company is refused. */
export const gstinWords = {
  length: "A GSTIN has 15 letters and digits",
  state: "The first two digits of a GSTIN are a state's code, and no state has this one",
  pan: "Characters 3 to 12 of a GSTIN are a PAN, such as AAPFU0939F",
  kind: "This is not the GSTIN of a regular registration. Leave it out, and write to us about it",
  check: "The last character does not fit the others: please check each of them",
};

export const panWords = {
  holder: "The fourth letter of the PAN in this GSTIN names no kind of holder",
  digits: "The digits of the PAN in this GSTIN can't all be 0",
  name: (letter: string) =>
    `The PAN in this GSTIN belongs to a name that begins with ${letter}: it does not fit the legal name`,
};

export const cinWords = {
  shape: "A CIN has 21 characters, such as U72200KA2015PTC082988",
  state: "Characters 7 and 8 of a CIN are a state's letters, and no state has these",
  year: "Characters 9 to 12 of a CIN are the year of registration, and this one can't be",
  holder:
    "A company with a CIN has a PAN of a company, and the PAN in the GSTIN is of another kind",
};
