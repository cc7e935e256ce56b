import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import { isScheduled } from "../../worker/facts/guarantee/statuses";
import { requireFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { actAnswer, answerIn, previewOfCall } from "../console/hiring/candidates/answer.server";
import { AnswerForm, AnswerPreview } from "../console/hiring/candidates/answer-form";
import { nameOf } from "../console/hiring/candidates/candidate-words";
import { unwrap } from "../session/api.server";

export async function loader(args: LoaderFunctionArgs) {
  const target = await answerIn(args);
  const { person, one, param, to, path } = target;
  const application = await requireFound(unwrap(one.$get({ param })));
  const { interview } = application;
  return {
    person,
    to,
    path,
    name: nameOf(application),
    preview: await previewOfCall(target),
    /** Giving the answer also states that the two sides met. */
    isWord: interview !== null && isScheduled(interview),
  };
}

export async function action(args: ActionFunctionArgs) {
  return actAnswer(await answerIn(args), await args.context.form());
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(
    page ? candidatesWords.send.acts[page.to].heading(page.name) : candidatesWords.send.reason,
    "hiring",
  );

export default function AnswerPage() {
  const { person, to, path, name, preview, isWord } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const looked = answer && "preview" in answer ? answer : null;
  const refusal = answer && !("preview" in answer) ? answer : undefined;
  const { heading, button } = candidatesWords.send.acts[to];
  const isCall = to === "next-round";
  const previewProps = looked ?? (preview && { preview, typed: {} });
  const note = isCall
    ? isWord
      ? candidatesWords.send.calledOpenNote
      : candidatesWords.send.calledNote
    : isWord
      ? candidatesWords.send.openNote
      : candidatesWords.send.undoNote;
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={heading(name)}
      back={{ to: path, text: name }}
    >
      <div className="console-stack console-medium">
        {previewProps && (
          <AnswerPreview name={name} button={button} note={note} back={path} {...previewProps} />
        )}
        {!isCall && (
          <AnswerForm asksReason={to === "decline"} typed={looked?.typed} refusal={refusal} />
        )}
      </div>
    </ConsolePage>
  );
}
