import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as clashes from "~app/words/application/clashes";
import * as largeWords from "~app/words/console/large-acts";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { doCountedAct } from "../console/large-act.server";
import { ConfirmAct, Messages } from "../console/large-act-page";
import { movePage, moving } from "../console/staff/application/large-acts.server";
import { formOf } from "../forms/form";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { clockTime } from "../words/format";
import "../console/desk.css";

export const loader = (args: LoaderFunctionArgs) => movePage(args);

export async function action(args: ActionFunctionArgs) {
  const { counted, subject } = await moving(args);
  if (!counted) throw data(null, { status: 404 });
  return doCountedAct(counted, await args.context.form(), subject.path);
}

export const meta: MetaFunction = () => consoleMeta(largeWords.move.what.button, "staff");

export default function Move() {
  const { person, subject, typed, to, preview, refusal } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { field } = formOf(refusal, typed);
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={largeWords.move.heading(subject.name)}
      back={{ to: subject.path, text: subject.name }}
    >
      <div className="console-stack console-medium">
        {preview && to && (
          <>
            <ConfirmAct
              text={largeWords.move.what}
              refusal={refused}
              preview={preview}
              hiddenFields={{}}
              rows={[
                { label: largeWords.move.to, value: clockTime(to.at) },
                { label: largeWords.move.where, value: to.place ?? to.link ?? "" },
                ...(preview.clashes ?? []).map((clash) => ({
                  label: largeWords.move.near,
                  value: clashes.other(clash),
                })),
              ]}
            />
            <Messages preview={preview} />
          </>
        )}
        <Card as="section">
          <Form noValidate className="console-form">
            <div className="console-grid">
              <Field
                // The API treats both fields as one time, `at`.
                {...field("at")}
                name="date"
                defaultValue={field("date").defaultValue}
                type="date"
                label={largeWords.move.date}
                required
              />
              <Field {...field("time")} type="time" label={largeWords.move.at} required />
              <Field {...field("place")} label={largeWords.move.place} maxLength={300} />
              <Field {...field("link")} type="url" label={largeWords.move.link} maxLength={500} />
            </div>
            <div className="console-acts">
              <Button variant={preview ? "second" : "primary"}>{largeWords.move.look}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </ConsolePage>
  );
}
