import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/days";
import * as formatsWords from "~worker/words/formats";
import { bodyOf, refusedForm, requireFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { dateOf, hoursOf, seatsByRound, seatsOf } from "../console/hiring/days/day-words";
import {
  dayForm,
  dayOf,
  offerWeekly,
  readDays,
  readWaiting,
  typedOf,
} from "../console/hiring/days/days.server";
import { OfferDay } from "../console/hiring/days/offer-day";
import { requireRecruiter } from "../console/hiring/role.server";
import { idParam, invalidForm, parseForm } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import { Card } from "../ui/card";

/** The number of waiting candidates shown. */
const SHOWN = 100;

function jobIn({ params }: LoaderFunctionArgs) {
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export async function loader(args: LoaderFunctionArgs) {
  const { session, now } = args.context;
  const person = await requireRecruiter(session);
  const id = jobIn(args);
  const one = session.hiring.api.employer.jobs[":id"];
  const [job, days, waiting] = await requireFound(
    Promise.all([
      unwrap(one.$get({ param: { id } })),
      readDays(session, id),
      readWaiting(session, id),
    ]),
  );
  const [newest] = days.toSorted((a, b) => b.id - a.id);
  return {
    person,
    job,
    days,
    people: waiting.length,
    waiting: waiting.slice(0, SHOWN),
    seats: seatsByRound(job.rounds, days, waiting, now.toISOString()),
    last: newest ? typedOf(newest) : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { session } = args.context;
  await requireRecruiter(session);
  const id = jobIn(args);
  const submission = parseForm(await args.context.form(), dayForm);
  if (submission.status !== "success") return invalidForm(session, submission, words.notOffered);
  const { offered, missed, error } = await offerWeekly(
    session,
    id,
    dayOf(submission.value),
    submission.value.weeks,
  );
  if (error && offered.length === 0)
    return refusedForm(session, submission, error, words.notOffered);
  session.toast(
    error
      ? words.partlyOffered(
          offered.length,
          missed.map((date) => dateOf({ date })),
          bodyOf(error),
        )
      : { title: words.offered(offered.length) },
  );
  throw redirect(`/hiring/jobs/${id}/days`, 303);
}

export const meta: MetaFunction = () => consoleMeta(words.heading, "hiring");

export default function Days() {
  const { person, job, days, people, waiting, seats, last } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={words.heading}
      back={{ to: `/hiring/jobs/${job.id}`, text: job.title }}
    >
      <div className="console-stack">
        <div className="console-columns">
          <OfferDay last={last} rounds={job.rounds} refusal={refusal} />
          <div className="console-stack">
            <Card as="section">
              <h2>{people > 0 ? words.waitHeading(people) : words.nobodyWaits}</h2>
              {seats.map((of) => (
                <p key={of.round}>{words.freeSeats(of.round, of.free, of.people)}</p>
              ))}
              {waiting.length > 0 && (
                <>
                  <ConsoleTable
                    rows={waiting.map((one) => ({ ...one, id: one.applicationId }))}
                    columns={[
                      { head: words.name, cell: ({ name }) => name },
                      {
                        head: words.promisedBy,
                        cell: ({ promisedBy }) =>
                          promisedBy ? formatsWords.dateWords(promisedBy) : words.noPromise,
                      },
                    ]}
                  />
                  {people > waiting.length && <p>{words.firstListed(waiting.length)}</p>}
                  <p>{words.promiseNote}</p>
                </>
              )}
            </Card>
            <Card as="section">
              <h2>{words.yourDays}</h2>
              <ConsoleTable
                rows={days}
                empty={words.noDays}
                columns={[
                  {
                    head: words.dayAndHours,
                    cell: (one) => (
                      <Link to={`/hiring/jobs/${job.id}/days/${one.id}`}>
                        {`${dateOf(one)}, ${hoursOf(one)}`}
                      </Link>
                    ),
                  },
                  {
                    head: words.taken,
                    cell: (one) => {
                      const { taken, all } = seatsOf(one);
                      return words.seatsTaken(taken, all);
                    },
                  },
                ]}
              />
            </Card>
          </div>
        </div>
      </div>
    </ConsolePage>
  );
}
