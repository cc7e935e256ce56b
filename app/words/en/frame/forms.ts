export const didYouMean = (address: string) => `Did you mean ${address}?`;
export const takeAddress = (address: string) => `Use ${address}`;
export const keepAddress = (address: string, submit: string) =>
  `If ${address} is right, press ${submit} again.`;
