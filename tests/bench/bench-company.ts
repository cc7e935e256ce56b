import { createHash, randomUUID } from "node:crypto";
import type { Client } from "@libsql/client/http";

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** A verified company, and the token of its owner, who is signed in. */
export async function newBenchCompany(client: Client) {
  const write = async (sql: string) => Number((await client.execute(sql)).rows[0]?.id);
  const token = `pakka_console_${randomUUID()}`;
  const hash = createHash("sha256").update(token).digest("hex");
  const companyId = await write(
    `insert into companies(name, state, created_at) values ('Bench Kirana', 'verified', ${NOW})
      returning id`,
  );
  const memberId = await write(
    `insert into company_members(company_id, email, name, role, created_at, proven_at)
      values (${companyId}, 'owner${companyId}@bench.example.in', 'Kavya', 'owner', ${NOW}, ${NOW}) returning id`,
  );
  await write(
    `insert into console_sessions(token_hash, member_id, created_at, last_used_at, expires_at,
      proven_at) values ('${hash}', ${memberId}, ${NOW}, '2099-01-01T00:00:00.000Z',
      '2099-01-01T00:00:00.000Z', ${NOW})`,
  );
  return { companyId, token };
}
