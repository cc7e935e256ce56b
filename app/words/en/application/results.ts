import { day } from "../../format";

export const selected = (company: string, costs: string | undefined) =>
  `${company} chose you. Onboarding details come by email. ${costs ?? ""}`;

export const rejected = (
  company: string,
  at: string | undefined,
  reason: string | undefined,
  wasMet: boolean,
  costs: string | undefined,
) =>
  `${company} chose someone else${at ? ` on ${day(at)}` : ""}. ${reason ?? ""} You passed the test${wasMet ? " and came to the interview" : ""}. ${costs ?? ""} Other jobs are open to you now.`;
