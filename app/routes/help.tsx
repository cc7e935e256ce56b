import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { QUERY_CATEGORIES, queryInput } from "../../worker/contract/queries";
import { attempt, unwrap } from "../api.server";
import { brand } from "../brand";
import { useFormKey } from "../form";
import { misfilled, parseForm, refused } from "../form.server";
import { pageMeta } from "../page-meta";
import { Page } from "../parts/page";
import { NOT_SUBMITTED, QueryForm } from "../parts/query-form";
import { SafetyLine } from "../parts/safety-line";
import { Note } from "../ui/note";
import { Sheet } from "../ui/sheet";

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  // From here and not by import: the list would bring the whole schema library to the browser.
  return { visitor: (await visit.user()) === null, categories: QUERY_CATEGORIES };
}

export async function action({ context: { visit, form } }: ActionFunctionArgs) {
  const submission = parseForm(await form(), queryInput);
  if (submission.status !== "success") return misfilled(visit, submission, NOT_SUBMITTED);
  const sent = await attempt(unwrap(visit.api.user.queries.$post({ json: submission.value })));
  if ("error" in sent) return refused(visit, submission, sent.error, NOT_SUBMITTED);
  visit.toast({ title: "Success", body: "Your query has been submitted successfully" });
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
        <Note level={2} title="FAQs">
          <p>How testing, paying and refunds work, in plain words.</p>
          <Link to="/how-it-works">Read the FAQs</Link>
        </Note>
        <Note level={2} title="Submit a Query">
          <p>Tell us what is wrong or missing. A person reads it.</p>
          <a href="#submit-query">Go to the form</a>
        </Note>
        <Note level={2} title="Email Support">
          <p>Write to us. Say your application's number if it is about one.</p>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </Note>
      </div>
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_380px]">
        <Sheet>
          <section id="submit-query">
            <h2 className="mb-5">Submit a Query</h2>
            <QueryForm key={key} refusal={refusal} visitor={visitor} categories={categories} />
          </section>
        </Sheet>
        <SafetyLine />
      </div>
    </Page>
  );
}
