import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isWithdrawnState } from "../../worker/facts/jobs/job-states";
import { CONSOLE_PATHS, type Console } from "../../worker/facts/people/console";
import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import { requireFound } from "./act.server";
import { requireRecruiter } from "./hiring/role.server";
import { doLargeAct, type LargeAct, largeActPage } from "./large-act.server";

function callsOf(console: Console, { params, context: { session } }: LoaderFunctionArgs) {
  const { staff, hiring } = session;
  const jobs = console === "staff" ? staff.api.ops.jobs : hiring.api.employer.jobs;
  const param = { id: idParam(params.id) ?? "0" };
  const withdraw: LargeAct["call"] = (json) => unwrap(jobs[":id"].withdraw.$post({ param, json }));
  return {
    path: `${CONSOLE_PATHS[console]}/jobs/${param.id}`,
    read: () => requireFound(unwrap(jobs[":id"].$get({ param }))),
    large: { console, session, call: withdraw },
  };
}

const requirePerson = (console: Console, { context: { session } }: LoaderFunctionArgs) =>
  console === "staff" ? session.staff.require() : requireRecruiter(session);

/** The data of the page that withdraws a job. */
export async function withdrawalPage(console: Console, args: LoaderFunctionArgs) {
  const person = await requirePerson(console, args);
  const { path, read, large } = callsOf(console, args);
  const { title, jobState } = await read();
  if (isWithdrawnState(jobState)) throw redirect(path, 303);
  return { person, subject: { name: title, path }, page: await largeActPage(large, path) };
}

export async function withdraw(console: Console, args: ActionFunctionArgs) {
  await requirePerson(console, args);
  const { path, large } = callsOf(console, args);
  return doLargeAct(large, await args.context.form(), path);
}
