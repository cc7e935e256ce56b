import { afterAll, beforeAll, expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { momentInIndia } from "../../worker/domain/booking/interview/times.rules";
import { moveClock, timeAt } from "../support/clock";
import { eventually } from "../support/eventually";
import { postJob, staff } from "../support/stress/people";
import { type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

// Mornings on which many people get digests, with one run of the schedule a minute.

const PEOPLE = sized(1_000, 120);
const MOST_SEARCHES = 5;
const ROWS_AT_ONCE = 5_000;
const MINUTES_OF_A_MORNING = 12 * 60;

const WORK = ["accountant", "sales", "telecaller", "designer", "data entry", "tester", "driver"];
const PLACES = ["pune", "delhi", "bangalore", "mumbai", "jaipur", "patna", "lucknow", "kochi"];
const USUAL = WORK.flatMap((q) => [{ q }, ...PLACES.map((location) => ({ location, q }))]);
const NEW_JOBS = ["Accountant", "Field Sales Executive", "Telecaller", "Graphic Designer"];

/** The nth search of a person. */
const MORNINGS: Record<string, (person: number, nth: number) => Record<string, string>> = {
  "the usual searches": (person, nth) => USUAL[(person * 31 + nth * 7) % USUAL.length] ?? {},
  // Unique searches: each is read separately and in a second way, and finds no new job.
  "searches of their own": (person, nth) => ({ q: `sales ${letters(person)} ${letters(nth)}` }),
};

const letters = (number: number) => [...`${number}`].map((digit) => "qwrtzpsdfg"[+digit]).join("");

let product: Product;
let admin: string;
beforeAll(async () => {
  product = await startProduct();
  admin = await staff(product);
});
afterAll(() => product.close());

const one = async (statement: string) =>
  Number(Object.values((await product.query(statement))[0] ?? {})[0]);

/** Inserts rows from JSON, some thousands at a time. */
async function insertRows(statement: string, rows: unknown[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await product.query(statement, [JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))]);
}

/** People with a confirmed address and one to five searches each, who have got no digest today. */
async function enter(
  first: number,
  searchOf: (person: number, nth: number) => Record<string, string>,
  morning: string,
): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, at) => first + at);
  await insertRows(
    `insert into users (safety_word, id, phone, name, email, email_verified_at, created_at)
      select 'KOYAL', value, '7' || printf('%09d', value), 'Asha', 'd' || value || '@example.in', '2026', '2026'
      from json_each(?)`,
    people,
  );
  await insertRows(
    `insert into saved_searches (user_id, search, created_at, told_up_to)
      select value ->> 0, value ->> 1, '2026', (select max(id) from job_openings) from json_each(?)
      where true on conflict do nothing`,
    people.flatMap((person) =>
      Array.from({ length: 1 + (person % MOST_SEARCHES) }, (_, nth) => [
        person,
        new URLSearchParams(searchOf(person, nth)).toString(),
      ]),
    ),
  );
  await insertRows(
    `insert into search_readers (user_id, next_at) select value, '${morning}' from json_each(?)`,
    people,
  );
}

/** Runs the schedule every minute until no digest is due. @returns the milliseconds of each run. */
async function tellAll(due: string): Promise<number[]> {
  const took: number[] = [];
  while ((await one(due)) > 0) {
    expect(took.length).toBeLessThan(MINUTES_OF_A_MORNING);
    const began = performance.now();
    await product.stack.schedule();
    took.push(Math.round(performance.now() - began));
    await moveClock(product.stack, 60);
  }
  return took;
}

let first = 1_000_000;
for (const [searches, searchOf] of Object.entries(MORNINGS)) {
  test(`${PEOPLE} people with ${searches} are told once each before the day's end`, async () => {
    const day = todayInIndia(new Date(timeAt(product.stack.url).getTime() + 86_400_000));
    const morning = momentInIndia(day, "08:00").toISOString();
    await enter(first, searchOf, morning);
    for (const title of NEW_JOBS) await postJob(product, admin, { title, location: "Pune" });
    // The schedule indexes the words of the new jobs.
    await product.stack.schedule();
    const ahead = Date.parse(morning) - timeAt(product.stack.url).getTime();
    await moveClock(product.stack, Math.ceil(ahead / 1_000));

    const ofThem = `user_id >= ${first}`;
    const took = await tellAll(
      `select count(*) from search_readers where ${ofThem} and next_at <= '${morning}'`,
    );
    const told = await one(`select count(*) from search_digests where ${ofThem}`);
    await eventually(
      () => one(`select count(*) from user_notifications where ${ofThem}`),
      (count) => count === told,
    );
    report(searches, {
      people: PEOPLE,
      told,
      runs: took.length,
      longestMs: Math.max(...took),
      medianMs: took.toSorted((a, b) => a - b)[took.length >> 1],
    });
    first += PEOPLE;
  });
}
