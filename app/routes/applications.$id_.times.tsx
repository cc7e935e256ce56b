import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useParams } from "@remix-run/react";
import * as words from "~app/words/application/choose";
import type { Application } from "../../worker/contract/applications";
import { ChooseTime, PromiseLine } from "../application/panels/choose-time";
import { takeTime } from "../application/view/take-time.server";
import { choiceOf, freeTimesOf } from "../application/view/times.server";
import { cursorOf, idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { promisedOf } from "../jobs/standing.server";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { Card, FormAlert } from "../ui/card";
import { useToastOf } from "../ui/overlay/toast";
import "../application/panels/choose.css";

const NOT_FOUND = 404;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  await session.requireUser();
  const id = idParam(params.id);
  if (!id) throw redirect("/applications");
  const result = await attempt(
    unwrap(session.api.user.applications[":id"].$get({ param: { id } })),
  );
  // The application's own page explains a 404. After a server failure this page can be retried.
  if ("error" in result)
    throw result.error.status === NOT_FOUND ? redirect(`/applications/${id}`) : result.error;
  const application = result.data;
  const { times, later } = await freeTimesOf(session, application, cursorOf(request));
  const at = now.toISOString();
  const { interview, next, choices } = application;
  return {
    id: application.id,
    choice: choiceOf(application, times, at, times.length, later !== undefined),
    later: later && `?${new URLSearchParams({ cursor: later })}`,
    promised: promisedOf(application, at),
    none: noneWords(Boolean(next), choices?.move ? interview : undefined),
  };
}

function noneWords(isNext: boolean, movable: Application["interview"]): string {
  if (isNext) return words.none;
  return movable ? words.noneToChange(movable) : words.cannotChange;
}

export async function action({ params, context }: ActionFunctionArgs) {
  await context.session.requireUser();
  return takeTime(context.session, idParam(params.id) ?? "0", await context.form());
}

export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: "description", content: words.pageDescription },
];

export default function Times() {
  const { id, choice, later, promised, none } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useToastOf(answer);
  return (
    <Page narrow>
      <BackLink to={`/applications/${id}`}>{words.back}</BackLink>
      <h1 className="mt-3">{choice?.title ?? words.heading}</h1>
      <Card className="mt-5">
        <FormAlert title={answer?.title} message={answer?.problem} />
        {choice ? (
          <ChooseTime id={id} choice={choice} promised={promised} isPage />
        ) : (
          <>
            <PromiseLine promised={promised} />
            <p>{none}</p>
          </>
        )}
        {later && (
          <p className="mt-4">
            <Link to={later}>{words.later}</Link>
          </p>
        )}
      </Card>
    </Page>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return (
    <ErrorPage
      safe={words.nothingChanged}
      exit={<Link to={`/applications/${id}`}>{words.back}</Link>}
    />
  );
}
