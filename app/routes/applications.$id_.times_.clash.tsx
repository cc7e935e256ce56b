import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useParams } from "@remix-run/react";
import * as chooseWords from "~app/words/application/choose";
import * as words from "~app/words/application/clashes";
import { factRows } from "../application/panels/choose-time";
import { clashAskedIn, takeTime } from "../application/view/take-time.server";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { BackLink } from "../ui/back-link";
import { Button, ButtonLink } from "../ui/button";
import { Card, FormAlert } from "../ui/card";
import { FactList } from "../ui/fact-list";
import { useToastOf } from "../ui/overlay/toast";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const id = idParam(params.id);
  if (!id) throw redirect("/applications");
  const clash = await clashAskedIn(session, id);
  // The time or the other interview no longer exists; the list shows the free times.
  if (!clash) throw redirect(`/applications/${id}/times`);
  return { id, ...clash };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await context.session.requireUser();
  return takeTime(context.session, idParam(params.id) ?? "0", await context.form());
}

export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: "description", content: words.pageDescription },
];

export default function TimeClash() {
  const { id, why, cost, cancel, sides, dayId, at, otherId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useToastOf(answer);
  const times = `/applications/${id}/times`;
  return (
    <Page narrow>
      <BackLink to={`/applications/${id}`}>{chooseWords.back}</BackLink>
      <h1 className="mt-3">{words.heading}</h1>
      <p className="mt-3">{why}</p>
      <FormAlert title={answer?.title} message={answer?.problem} />
      {sides.map(({ title, facts }) => (
        <Card key={title} className="mt-5">
          <h2>{title}</h2>
          <div className="mt-3">
            <FactList rows={factRows(facts)} />
          </div>
        </Card>
      ))}
      <p className="mt-5">{words.ifYouMiss}</p>
      {cost && <p className="mt-3">{cost}</p>}
      <div className="mt-5 grid gap-3">
        <ButtonLink to={times} size="lg">
          {words.chooseOther}
        </ButtonLink>
        <Form method="post" data-failure={chooseWords.notDone} className="grid">
          <input type="hidden" name="dayId" value={dayId ?? ""} />
          <input type="hidden" name="at" value={at} />
          <input type="hidden" name="cancel" value={cancel ?? ""} />
          <Button name="clash" value="accepted" variant="second" size="lg">
            {words.takeBoth}
          </Button>
        </Form>
        <Link to={`/applications/${otherId}`}>{words.openOther}</Link>
      </div>
    </Page>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return (
    <ErrorPage
      safe={chooseWords.nothingChanged}
      exit={<Link to={`/applications/${id}`}>{chooseWords.back}</Link>}
    />
  );
}
