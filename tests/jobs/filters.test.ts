import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { applied } from "../support/api/applicant";
import { runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";
import { change, ids, post, search, walkAll } from "./searched-jobs";

// This category excludes the jobs of other tests.
const OWN = `Chhanni ${randomBytes(4).toString("hex")}`;
const detail = (points: Record<string, string>) => ({
  jobDetail: {
    Category: [OWN],
    ...Object.fromEntries(Object.entries(points).map(([heading, point]) => [heading, [point]])),
  },
});

const jobs = {
  night: await post({
    title: "Night Guard",
    location: "Noida",
    maxApplicants: 2,
    ...detail({ Salary: "₹14,000 a month", Shift: "Night", Education: "10th pass" }),
  }),
  nurse: await post({
    title: "Nurse",
    location: "Delhi",
    maxApplicants: 8,
    ...detail({ Salary: "₹900 a day", Experience: "2 years", Education: "Graduate" }),
  }),
  remote: await post({
    title: "Developer",
    location: "Remote",
    maxApplicants: 40,
    ...detail({ Salary: "₹6–9 lakh a year", Experience: "5 years", "Job Type": "Part-time" }),
  }),
  silent: await post({ title: "Helper", location: "Surat", ...detail({}) }),
};

const find = async (params: Record<string, string>) => {
  const answer = await search({ category: OWN, ...params });
  expect(answer.status).toBe(200);
  return ids(answer.body);
};

// The schedule indexes new jobs, and those of other tests may come first.
await eventually(
  async () => {
    await runSchedule();
    return find({ payFrom: "10000" });
  },
  (jobIds) => jobIds.length === 3,
);

test.each([
  [{ payFrom: "15000" }, ["remote", "nurse"]],
  [{ payFrom: "25000" }, ["remote"]],
  [{ experience: "2" }, ["nurse"]],
  [{ experience: "10" }, ["remote", "nurse"]],
  [{ schooling: "12th" }, ["night"]],
  [{ schooling: "postgraduate" }, ["nurse", "night"]],
  [{ type: "part_time" }, ["remote"]],
  [{ shift: "night" }, ["night"]],
  [{ remote: "true" }, ["remote"]],
  // There are few results, so nearby places follow.
  [{ location: "Noida" }, ["night", "nurse"]],
  [{ location: "Noida", near: "true" }, ["nurse", "night"]],
  [{ payFrom: "10000", shift: "night", location: "noi" }, ["night"]],
  [{ payFrom: "100000" }, []],
] as const)("a list asked for %j has these jobs", async (params, names) => {
  expect(await find(params)).toEqual(names.map((name) => jobs[name].id));
});

test("a list is sorted by pay, and its pages contain each job once", async () => {
  const byPay = [jobs.remote.id, jobs.nurse.id, jobs.night.id, jobs.silent.id];
  expect(await find({ sort: "pay" })).toEqual(byPay);
  for (const sort of ["pay", "slots", "newest"]) {
    const all = await find({ sort });
    expect(await walkAll({ category: OWN, sort, limit: "1" })).toEqual(all);
  }
});

test("a list is sorted by free slots, and full jobs are last or left out", async () => {
  const { night, nurse, remote, silent } = jobs;
  expect(await find({ sort: "slots" })).toEqual([night.id, silent.id, nurse.id, remote.id]);
  await applied(night.id);
  await applied(night.id);
  expect(await find({ sort: "slots" })).toEqual([silent.id, nurse.id, remote.id, night.id]);
  expect(await find({ slots: "true" })).not.toContain(night.id);
  await change(night.id, { maxApplicants: 3 });
  expect(await find({ slots: "true" })).toContain(night.id);
});

test("a changed job is listed by its new content", async () => {
  await change(jobs.silent.id, { jobDetail: { Shift: ["Rotating"], Salary: ["₹30,000 a month"] } });
  await eventually(
    async () => {
      await runSchedule();
      return find({ shift: "rotating", payFrom: "30000" });
    },
    (jobIds) => jobIds[0] === jobs.silent.id,
  );
});

test("an invalid filter is refused, with its field", async () => {
  for (const [name, value] of Object.entries({
    payFrom: "15001",
    experience: "-1",
    schooling: "PhD",
    type: "",
    shift: "dawn",
    sort: "best",
    remote: "false",
  })) {
    const { status, body } = await search({ [name]: value });
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]]);
  }
});
