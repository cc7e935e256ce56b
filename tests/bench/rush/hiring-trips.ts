import type { Client as Database, InArgs, Row } from "@libsql/client/http";
import type { DatabaseAddress } from "../../../local/database";
import { makeStaffToken } from "../../../local/staff-token";
import { todayInIndia } from "../../../worker/contract/profile";
import type { Client } from "../../support/client";
import { newDraft } from "../../support/jobs";
import { PLACE } from "../../support/offered-days";
import { newBenchCompany } from "../bench-company";
import type { Act } from "./trip-budgets";

const DAYS_AHEAD_MS = 8 * 86_400_000;

/** A walk that counts what an act costs. */
interface Walk {
  client: Client;
  /** Without the proxy: its calls are not counted. */
  database: Database;
  ask(sql: string, args?: InArgs): Promise<Row[]>;
  count(act: Act, visit: () => Promise<unknown>): Promise<void>;
}

/** A company offers a day, writes a job and submits it; staff open an application. */
export async function countHiring(walk: Walk, address: DatabaseAddress): Promise<void> {
  const { call } = walk.client;
  const { companyId, token } = await newBenchCompany(walk.database);
  const [{ id: jobId } = { id: 0 }] = await walk.ask("select id from jobs limit 1");
  await walk.ask("update jobs set company_id = ? where id = ?", [companyId, Number(jobId)]);
  const date = todayInIndia(new Date(Date.now() + DAYS_AHEAD_MS));
  const json = { date, from: "10:00", to: "12:00", interviewer: "Meera Joshi", place: PLACE };
  await walk.count("company: offer a day", () =>
    call("POST", `/employer/jobs/${jobId}/days`, { token, json }),
  );
  let draft = 0;
  await walk.count("company: draft a job", async () => {
    draft = (await call("POST", "/employer/jobs", { token, json: newDraft() })).body.id;
  });
  await walk.count("company: submit a job", () =>
    call("POST", `/employer/jobs/${draft}/submit`, { token }),
  );
  const [{ id } = { id: 0 }] = await walk.ask("select max(id) as id from applications");
  const staff = await makeStaffToken(address, "Bench", "admin");
  await walk.count("staff: application", () =>
    call("GET", `/ops/applications/${id}`, { token: staff }),
  );
}
