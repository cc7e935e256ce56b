import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/support/check";
import { aloneInput, checkInput } from "../../worker/contract/check";
import { useFormKey } from "../forms/form";
import { invalidForm, parseForm, refused } from "../forms/form.server";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { attempt, unwrap } from "../session/api.server";
import { CheckForm } from "../support/check-form";
import { report } from "../support/check-report.server";
import { CheckResult } from "../support/check-result";
import { InfoBox } from "../ui/card";
import { BulletList } from "../ui/fact-list";

/** The address may contain a PK number or a link, because our messages link here with theirs. */
export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const inAddress = new URL(request.url).searchParams;
  const query = aloneInput.safeParse(Object.fromEntries(inAddress));
  if (!query.success || !query.data.text) return { text: "", answer: null };
  const { text } = query.data;
  const result = await attempt(unwrap(session.api.user.check.$get({ query: query.data })));
  if (!("error" in result)) return { text, answer: result.data };
  const wrong = { fieldErrors: { text: [result.error.message] } };
  return { text, answer: null, refusal: parseForm(inAddress, checkInput).reply(wrong) };
}

export async function action({ context: { session, form } }: ActionFunctionArgs) {
  const posted = await form();
  const submission = parseForm(posted, checkInput);
  if (submission.status !== "success") return invalidForm(session, submission, words.notChecked);
  const json = submission.value;
  if (posted.get("intent") === "report") return report(session, json.text);
  const result = await attempt(unwrap(session.api.user.check.$post({ json })));
  if ("error" in result) return refused(session, submission, result.error, words.notChecked);
  return { text: json.text, answer: result.data };
}

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description, path: "/check" });

export default function Check() {
  const page = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const refusal = posted && !("answer" in posted) ? posted : undefined;
  const { text, answer } = posted && "answer" in posted ? posted : page;
  const key = useFormKey(posted);
  return (
    <Page narrow>
      <h1>{words.heading}</h1>
      <p className="mt-3 mb-5">{words.introduction}</p>
      {answer && !refusal && <CheckResult answer={answer} text={text} />}
      <CheckForm key={key} refusal={posted ? refusal : page.refusal} text={text} />
      <div className="mt-7 grid gap-5">
        <InfoBox level={2} title={words.rulesHeading}>
          <BulletList points={words.rules} />
        </InfoBox>
        <InfoBox level={2} title={words.wordHeading}>
          <p>{words.safetyWord}</p>
        </InfoBox>
        <InfoBox level={2} title={words.paymentHeading}>
          <p>{words.payment}</p>
        </InfoBox>
      </div>
    </Page>
  );
}
