export const didYouMean = (address: string) => `Did you mean ${address}?`;
export const takeAddress = (address: string) => `Use ${address}`;
export const keepAddress = (address: string, submit: string) =>
  `If ${address} is right, press ${submit} again.`;
/** For a form that was opened before a different account logged in. */
export const somebodyElse = {
  title: "Not Saved",
  body: "You are logged in as somebody else now. Nothing was changed.",
};
