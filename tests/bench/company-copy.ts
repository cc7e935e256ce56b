import { logIn } from "../support/people";
import { startCopy } from "./copy";
import { fillDay } from "./fill-day";
import { fillTimes } from "./fill-times";

/** Each of them chooses a time once. */
const CHOOSERS = 60;

/** A copy with interviews of all its companies, and a busy day of one of them. */
export async function startCompanyCopy(...of: Parameters<typeof startCopy>) {
  const [, size] = of;
  const copy = await startCopy(...of);
  try {
    const [, other] = (await copy.call("GET", "/user/applications?limit=2", copy.busy)).body;
    await fillTimes(copy.database, other.id, size);
    const choosers: { phone: string; token: string }[] = [];
    for (let i = 1; i <= CHOOSERS; i += 1) {
      choosers.push(await logIn(copy, String(9_000_001_000 + i)));
    }
    const phones = choosers.map(({ phone }) => phone);
    return { ...copy, choosers, day: await fillDay(copy.database, phones) };
  } catch (error) {
    await copy.close();
    throw error;
  }
}

export type CompanyCopy = Awaited<ReturnType<typeof startCompanyCopy>>;
