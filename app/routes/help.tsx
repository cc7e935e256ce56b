import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/support/help";
import { type OwnQuery, QUERY_CATEGORIES, queryInput } from "../../worker/contract/queries";
import { brand } from "../../worker/facts/brand";
import { useFormKey } from "../forms/form";
import { invalidForm, parseForm, refused } from "../forms/form.server";
import { askedAddress } from "../forms/mail-question.server";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { AskedBefore } from "../support/asked-before";
import { QueryForm } from "../support/query-form";
import { TicketNumber } from "../support/ticket-number";
import { Card, InfoBox } from "../ui/card";

/** The person's earlier questions. If they can't be loaded, the form is shown anyway. */
async function askedBefore({ api }: Session): Promise<OwnQuery[]> {
  const result = await attempt(unwrap(api.user.queries.$get({ query: {} })));
  return "data" in result ? result.data : [];
}

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const visitor = (await session.user()) === null;
  // The loader provides the categories: importing them
  // in the component would send zod to the browser.
  return {
    visitor,
    categories: QUERY_CATEGORIES,
    asked: visitor ? [] : await askedBefore(session),
  };
}

export async function action({ context: { session, form } }: ActionFunctionArgs) {
  const posted = await form();
  const submission = parseForm(posted, queryInput);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSubmitted);
  const { mended, question } = askedAddress(submission, posted);
  if (question) return question;
  const json = { ...submission.value, ...(mended && { email: mended }) };
  const result = await attempt(unwrap(session.api.user.queries.$post({ json })));
  if ("error" in result) return refused(session, submission, result.error, words.notSubmitted);
  session.toast(words.submitted);
  const { id } = result.data;
  session.toast({ title: words.numbered(id), tone: "heard", ticket: id });
  throw redirect("/help", 303);
}

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

export default function Help() {
  const { visitor, categories, asked } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const key = useFormKey(refusal);
  return (
    <Page>
      <h1>{words.heading}</h1>
      <div className="my-7 grid gap-7 md:grid-cols-3">
        <InfoBox level={2} title={words.faqs.heading}>
          <p>{words.faqs.text}</p>
          <Link to="/how-it-works">{words.faqs.link}</Link>
        </InfoBox>
        <InfoBox level={2} title={words.toForm.heading}>
          <p>{words.toForm.text}</p>
          <a href="#submit-query">{words.toForm.link}</a>
        </InfoBox>
        <InfoBox level={2} title={words.byEmail.heading}>
          <p>{words.byEmail.text}</p>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </InfoBox>
      </div>
      {asked.length > 0 && <AskedBefore queries={asked} />}
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_380px]">
        <Card>
          <section id="submit-query">
            <h2 className="mb-5">{words.formHeading}</h2>
            <TicketNumber words={words.numbered} />
            <QueryForm key={key} refusal={refusal} visitor={visitor} categories={categories} />
          </section>
        </Card>
        <SafetyLine />
      </div>
    </Page>
  );
}
