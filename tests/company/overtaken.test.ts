import { expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
import { byStaff, newGstin, submitted, verify } from "../support/api/companies";

test("a finding that is tried again does not land on a value that changed meanwhile", async () => {
  const { id } = await submitted();
  const client = openDatabase(inject("database")).$client;
  const other = await client.transaction("write");
  await other.execute({
    sql: "update companies set gstin = ? where id = ?",
    args: [newGstin(), id],
  });
  const finding = verify(id);
  // The finding waits for the writer; what it reads is read by then.
  for (let asked = 0; asked < 10; asked += 1) await byStaff("GET", `/companies/${id}`);
  await other.commit();
  client.close();
  expect((await finding).body).toMatchObject({ code: "stale_state" });
});
