import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/days";
import { act, leave } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { DayLinks } from "../console/hiring/days/day-links";
import { dateOf, hoursOf, seatsOf } from "../console/hiring/days/day-words";
import {
  changeIn,
  dayAt,
  dayChangeForm,
  dayChangeOf,
  typedOf,
} from "../console/hiring/days/days.server";
import { HourFields, MeetingFields, SeatsField } from "../console/hiring/days/offer-day";
import { requireRecruiter } from "../console/hiring/role.server";
import { formOf } from "../forms/form";
import { idParam, parseForm } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";

export async function loader(args: LoaderFunctionArgs) {
  const person = await requireRecruiter(args.context.session);
  const target = await dayAt(args);
  const { day, path } = target;
  return { person, day, path, typed: typedOf(day), refusal: await refusedChange(args, target) };
}

/** A refused change from the address: the typed values and their errors. */
async function refusedChange(
  { context: { session } }: LoaderFunctionArgs,
  { one, param }: Awaited<ReturnType<typeof dayAt>>,
) {
  const typed = changeIn(session.url.searchParams);
  if (typed.size === 0) return undefined;
  const submission = parseForm(typed, dayChangeForm);
  if (submission.status !== "success") return submission.reply();
  const json = { ...dayChangeOf(submission.value), dryRun: true };
  const looked = await attempt(unwrap(one.$patch({ param, json })));
  const wrong = "error" in looked ? Object.entries(looked.error.fields) : [];
  return submission.reply({ fieldErrors: Object.fromEntries(wrong.map(([n, m]) => [n, [m]])) });
}

/** Creates or ends a link for the front desk. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await requireRecruiter(session);
  const dayId = idParam(params.dayId) ?? "0";
  const { links } = session.hiring.api.employer.days[":dayId"];
  const form = await context.form();
  const ended = form.get("end");
  if (ended) {
    const param = { dayId, id: idParam(String(ended)) ?? "0" };
    throw await act("hiring", session, unwrap(links[":id"].$delete({ param })));
  }
  if (form.get("intent") !== "link") throw data(null, { status: 404 });
  const result = await attempt(unwrap(links.$post({ param: { dayId } })));
  if ("error" in result) throw leave("hiring", session, result.error);
  return { url: result.data.url };
}

export const meta: MetaFunction = () => consoleMeta(words.changeHeading, "hiring");

export default function Day() {
  const { person, day, path, typed, refusal } = useLoaderData<typeof loader>();
  const { field } = formOf(refusal, typed);
  const answer = useActionData<typeof action>();
  const { taken, all } = seatsOf(day);
  const here = `${path}/${day.id}`;
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={`${dateOf(day)}, ${hoursOf(day)}`}
      back={{ to: path, text: words.toDays }}
    >
      <div className="console-stack">
        <p>{`${words.taken}: ${words.seatsTaken(taken, all)}`}</p>
        <div className="console-columns">
          <Card as="section">
            <Form action={`${here}/change`} noValidate className="console-form">
              <h2>{words.changeHeading}</h2>
              <p>{words.changeNote}</p>
              <HourFields field={field} />
              <SeatsField field={field} />
              <MeetingFields field={field} />
              <div className="console-acts">
                <Button variant="second">{words.lookAtChange}</Button>
              </div>
            </Form>
          </Card>
          <div className="console-stack">
            <DayLinks day={day} made={answer?.url} />
            <Card as="section">
              <div className="console-form">
                <h2>{words.cancelAct.button}</h2>
                <p>{words.cancelAct.consequence}</p>
                <div className="console-acts">
                  <ButtonLink to={`${here}/cancel`} variant="second">
                    {words.cancelAct.button}
                  </ButtonLink>
                </div>
              </div>
            </Card>
          </div>
        </div>
      </div>
    </ConsolePage>
  );
}
