import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { AnswerForm } from "../console/hiring/candidates/answer-form";
import { actMany, markedIn, previewMany } from "../console/hiring/candidates/many.server";
import { ManyPreviewCard } from "../console/hiring/candidates/many-preview";
import { Button } from "../ui/button";
import { Card } from "../ui/card";

export async function loader(args: LoaderFunctionArgs) {
  const selection = await markedIn(args);
  const { person, to, back, people } = selection;
  // It has no text to type, so the preview is shown at once.
  const preview = to === "next-round" ? await previewMany(selection, {}) : null;
  return { person, to, back, people, preview };
}

export async function action(args: ActionFunctionArgs) {
  return actMany(await markedIn(args), await args.context.form());
}

export const meta: MetaFunction = () => consoleMeta(candidatesWords.many.page, "hiring");

export default function AnswerMany() {
  const { person, to, back, people, preview } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const looked = answer && "preview" in answer ? answer : null;
  const refusal = answer && !("preview" in answer) ? answer : undefined;
  const previewProps = looked ?? (preview && { preview, typed: {}, countError: undefined });
  const button = candidatesWords.many.headings[to](
    previewProps?.preview.recipients.length ?? people.length,
  );
  const note =
    to === "next-round" ? candidatesWords.manyNotes.call : candidatesWords.manyNotes.result;
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={candidatesWords.many.headings[to](people.length)}
      back={{ to: back, text: candidatesWords.many.back }}
    >
      <div className="console-stack console-medium">
        {previewProps && <ManyPreviewCard {...previewProps} button={button} note={note} />}
        {(to === "select" || to === "decline") && (
          <AnswerForm asksReason={to === "decline"} typed={looked?.typed} refusal={refusal} />
        )}
        {to === "undo" && (
          <Card as="section">
            <Form method="post" className="console-form">
              <p>{candidatesWords.many.takeBack}</p>
              <ul className="console-list">
                {people.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
              <div className="console-acts">
                <Button name="intent" value="send">
                  {button}
                </Button>
              </div>
            </Form>
          </Card>
        )}
      </div>
    </ConsolePage>
  );
}
