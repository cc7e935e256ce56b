import { createClient } from "@libsql/client/http";
import { product } from "./candidate";
import { postJob, RIGHT } from "./employer";
import { expect, test } from "./shortcut";

const numberOf = (path: string) => Number(path.split("/").pop());

/** Writes what only time and other people bring about. */
async function rewrite(sql: string, args: (string | number)[]): Promise<void> {
  const database = createClient({ url: process.env.DATABASE_URL ?? "" });
  await database.execute({ sql, args });
  database.close();
}

test("who passed a free job's test after the last slot had gone takes one that comes free", async ({
  page,
  someone,
}) => {
  const job = await postJob("Night Guard, Thane", 0);
  const path = await someone.applyAndWait(job);
  const test = await someone.takeTest(path, RIGHT, false);
  await rewrite(
    "update applications set slot_expires_at = '2026-01-02T04:00:00.000Z' where id = ?",
    [numberOf(path)],
  );
  await rewrite("update jobs set max_applicants = 0 where id = ?", [Number(job)]);
  await someone.post(test, { intent: "submit" });

  await page.goto(product(path));
  await expect(page.getByRole("heading", { name: "Test Passed" })).toBeVisible();
  await expect(page.getByText("If one comes free you can hold it here.")).toBeVisible();
  const take = page.getByRole("button", { name: "Take the free slot" });
  await expect(take).toBeHidden();

  await rewrite("update jobs set max_applicants = 1 where id = ?", [Number(job)]);
  await page.reload();
  await take.click();
  await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
  await expect(page.getByText("It costs nothing.", { exact: true })).toBeVisible();
});
