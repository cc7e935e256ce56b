import type { Client } from "@libsql/client/http";

const ROWS_AT_ONCE = 5_000;
const TRIGGER = "jobs_search_insert";
const BY_PAY = /INSERT INTO `job_texts_by_pay`[^;]+;/;

/**
 * Runs `write`, which inserts jobs with ids from `base` on, and adds them to the index by pay once
 * all are there. Row by row they would enter the index in random order, which takes three times as
 * long.
 */
export async function fillByPay(client: Client, base: number, write: () => Promise<void>) {
  const result = await client.execute(`select sql from sqlite_master where name = '${TRIGGER}'`);
  const trigger = String(result.rows[0]?.sql);
  const replace = (by: string) => client.batch([`drop trigger ${TRIGGER}`, by], "write");
  await replace(trigger.replace(BY_PAY, ""));
  await write();
  await replace(trigger);
  for (let above = 0; ; ) {
    const some = `select pay_position from jobs where closed_at is null and pay_position > ${above}
      order by pay_position limit ${ROWS_AT_ONCE}`;
    const { rows } = await client.execute(`select max(pay_position) from (${some})`);
    const upTo = Number(rows[0]?.[0] ?? 0);
    if (upTo === 0) return;
    await client.execute(`insert into job_texts_by_pay(rowid, text, filters)
      select pay_position, text, filters from job_search
      where pay_position > ${above} and pay_position <= ${upTo} and id >= ${base}
      order by pay_position`);
    above = upTo;
  }
}
