import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/health";
import { ConsolePage, consoleMeta } from "../console/console-page";
import {
  DeadLetters,
  FailingTasks,
  HealthLines,
  Troubles,
} from "../console/staff/health/health-lists";
import { unwrap } from "../session/api.server";
import "../console/desk.css";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  return { person, health: await unwrap(session.staff.api.ops.health.$get()) };
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.health, "staff");

export default function Health() {
  const { person, health } = useLoaderData<typeof loader>();
  const { waiting, untried, oldest } = health.messages;
  return (
    <ConsolePage console="staff" person={person} heading={words.heading}>
      <div className="console-stack">
        <p>{words.at(health.at)}</p>
        <Troubles troubles={health.troubles} />
        <section>
          <h2>{words.lines}</h2>
          <HealthLines lines={health.lines} />
        </section>
        <section>
          <h2>{words.messages.heading}</h2>
          <p>
            {words.messages.said(waiting, untried)} {oldest && words.messages.oldest(oldest)}
          </p>
        </section>
        <DeadLetters letters={health.deadLetters} />
        <FailingTasks tasks={health.schedule.failing} />
      </div>
    </ConsolePage>
  );
}
