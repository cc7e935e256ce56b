import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { QUERY_CATEGORIES, queryInput } from "../../worker/contract/queries";
import { brand } from "../../worker/facts/brand";
import { useFormKey } from "../forms/form";
import { misfilled, parseForm, refused } from "../forms/form.server";
import { askedAddress } from "../forms/mail-question.server";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { attempt, unwrap } from "../session/api.server";
import { NOT_SUBMITTED, QueryForm } from "../support/query-form";
import { Card } from "../ui/card";
import { InfoBox } from "../ui/info-box";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  // From here and not by import: the list would bring the whole schema library to the browser.
  return { visitor: (await session.user()) === null, categories: QUERY_CATEGORIES };
}

export async function action({ context: { session, form } }: ActionFunctionArgs) {
  const posted = await form();
  const submission = parseForm(posted, queryInput);
  if (submission.status !== "success") return misfilled(session, submission, NOT_SUBMITTED);
  const { mended, question } = askedAddress(submission, posted);
  if (question) return question;
  const json = { ...submission.value, ...(mended && { email: mended }) };
  const sent = await attempt(unwrap(session.api.user.queries.$post({ json })));
  if ("error" in sent) return refused(session, submission, sent.error, NOT_SUBMITTED);
  session.toast({ title: "Success", body: "Your query has been submitted successfully" });
  throw redirect("/help", 303);
}

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Help & Support · Pakka",
    description: "Answers to common questions, and how to reach us.",
  });

export default function Help() {
  const { visitor, categories } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const key = useFormKey(refusal);
  return (
    <Page>
      <h1>Help &amp; Support</h1>
      <div className="my-7 grid gap-7 md:grid-cols-3">
        <InfoBox level={2} title="FAQs">
          <p>How testing, paying and refunds work, in plain words.</p>
          <Link to="/how-it-works">Read the FAQs</Link>
        </InfoBox>
        <InfoBox level={2} title="Submit a Query">
          <p>Tell us what is wrong or missing. A person reads it.</p>
          <a href="#submit-query">Go to the form</a>
        </InfoBox>
        <InfoBox level={2} title="Email Support">
          <p>Write to us. Say your application's number if it is about one.</p>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </InfoBox>
      </div>
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_380px]">
        <Card>
          <section id="submit-query">
            <h2 className="mb-5">Submit a Query</h2>
            <QueryForm key={key} refusal={refusal} visitor={visitor} categories={categories} />
          </section>
        </Card>
        <SafetyLine />
      </div>
    </Page>
  );
}
