import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import * as words from "~app/words/console/large-acts";
import { RESULT_REASONS, RESULTS } from "../../worker/facts/guarantee/results";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { giveResults, resultsPage } from "../console/staff/bulk/many.server";
import { ManyConfirm } from "../console/staff/bulk/many-confirm";
import { formOf } from "../forms/form";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { SelectField, TextareaField } from "../ui/field";
import "../console/desk.css";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  return { person, ...(await resultsPage(session)) };
}

export async function action({ context: { session, form } }: ActionFunctionArgs) {
  await session.staff.require();
  const { back, refused } = await giveResults(session, await form());
  return refused ?? redirect(back, 303);
}

export const meta: MetaFunction = () => consoleMeta(words.results.page, "staff");

export default function Results() {
  const { person, ids, back, refusal, given, preview } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { results } = words;
  const { field } = formOf(refusal, {
    result: given?.result ?? "",
    reason: given?.reason ?? "",
    comment: given?.comment ?? "",
  });
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={results.heading(ids.length)}
      back={{ to: back, text: results.back }}
    >
      <div className="console-stack console-medium">
        {ids.length === 0 && <p>{words.nobody}</p>}
        {preview && given && (
          <ManyConfirm
            text={results.what}
            preview={preview}
            refusal={refused ?? undefined}
            rows={[
              { label: results.result, value: results.results[given.result] },
              {
                label: results.reason,
                value: given.reason ? candidatesWords.reasons[given.reason] : results.noReason,
              },
              { label: results.comment, value: given.comment ?? "" },
            ].filter(({ value }) => value !== "")}
          />
        )}
        {ids.length > 0 && (
          <Card as="section">
            <Form className="console-form" noValidate>
              {preview && <h2>{results.change}</h2>}
              {ids.map((id) => (
                <input key={id} type="hidden" name="marked" value={id} />
              ))}
              <input type="hidden" name="back" value={back} />
              <SelectField
                {...field("result")}
                label={results.result}
                options={RESULTS.map((value) => ({ value, label: results.results[value] }))}
              />
              <SelectField
                {...field("reason")}
                label={results.reason}
                options={[
                  { value: "", label: results.noReason },
                  ...RESULT_REASONS.map((value) => ({
                    value,
                    label: candidatesWords.reasons[value],
                  })),
                ]}
              />
              <TextareaField
                {...field("comment")}
                label={results.comment}
                hint={results.commentHint}
                rows={3}
              />
              <div className="console-acts">
                <Button variant={preview ? "second" : "primary"}>{results.look}</Button>
              </div>
            </Form>
          </Card>
        )}
      </div>
    </ConsolePage>
  );
}
