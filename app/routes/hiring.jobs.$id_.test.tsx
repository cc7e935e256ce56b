import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/job-test";
import { isPublishedState } from "../../worker/facts/jobs/job-states";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { Questions, Rules } from "../console/hiring/tests/own-test";
import {
  begin,
  jobOfTest,
  noteOf,
  ownTest,
  pageOfTest,
  saveQuestion,
  saveRules,
} from "../console/hiring/tests/test.server";
import type { Refusal } from "../forms/form";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import "../console/hiring/tests/test.css";

export async function loader(args: LoaderFunctionArgs) {
  const target = await jobOfTest(args);
  const { person, session, job, path } = target;
  const test = ownTest(job);
  const openParam = session.url.searchParams.get("open");
  const open = openParam === "new" ? (test?.questions.length ?? 0) : Number(openParam ?? 0) - 1;
  return {
    person,
    path,
    page: pageOfTest(target),
    test,
    open,
    note: noteOf(job),
    title: job.title,
    category: job.jobDetail.Category?.[0] ?? "",
    /** The category's test; a company can't see its questions. */
    copied: test ? null : job.assessment,
    waits: isPublishedState(job.jobState) && Boolean(job.proposal?.changes.assessment),
  };
}

export async function action(args: ActionFunctionArgs) {
  const target = await jobOfTest(args);
  const form = await args.context.form();
  const intent = form.get("intent");
  if (intent === "begin") return begin(target);
  const test = ownTest(target.job);
  if (!test) throw data(null, { status: 404 });
  return intent === "rules" ? saveRules(target, test, form) : saveQuestion(target, test, form);
}

export const meta: MetaFunction = () => consoleMeta(words.heading, "hiring");

export default function JobTest() {
  const { person, path, page, title, test, open, note, waits } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() as Refusal;
  const isOfRules = refusal?.initialValue?.durationMinutes !== undefined;
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={words.heading}
      back={{ to: path, text: title }}
    >
      <div className="console-stack console-medium">
        {note && <p>{note}</p>}
        {test ? (
          <>
            {waits && <p className="strong">{words.waits}</p>}
            <p>
              {words.rules(
                test.questions.length,
                test.questionsAsked ?? test.questions.length,
                test.durationMinutes,
                test.passMark,
              )}{" "}
              {words.proposed}
            </p>
            <Questions
              test={test}
              open={open}
              refusal={isOfRules ? undefined : refusal}
              page={page}
            />
            <Rules test={test} refusal={isOfRules ? refusal : undefined} />
          </>
        ) : (
          <OfCategory />
        )}
      </div>
    </ConsolePage>
  );
}

/** The test of the category, and a button to create one of the company's own. */
function OfCategory() {
  const { category, copied } = useLoaderData<typeof loader>();
  const { text, hidden, begin: button, note, none } = words.ofCategory;
  return (
    <Card as="section">
      <Form method="post" className="console-form">
        <p>
          {copied
            ? text(category, copied.questionsAsked ?? 0, copied.durationMinutes, copied.passMark)
            : none}
        </p>
        <p>{hidden}</p>
        <p>{note}</p>
        <div className="console-acts">
          <Button name="intent" value="begin">
            {button}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
