import { date } from "../../../../worker/contract/values";
import { idParam } from "../../../forms/form.server";

/** The filters in the address of a money page; invalid ones are left out. */
export function moneyAsked(search: URLSearchParams) {
  const day = (name: string) => date.safeParse(search.get(name)).data;
  return {
    from: day("from"),
    to: day("to"),
    jobId: idParam(search.get("jobId") ?? ""),
    companyId: idParam(search.get("companyId") ?? ""),
    method: search.get("method")?.slice(0, 40) || undefined,
  };
}
