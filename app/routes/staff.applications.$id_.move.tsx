import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { doCountedAct } from "../console/large-act.server";
import { ConfirmAct, Messages } from "../console/large-act-page";
import { movePage, moving } from "../console/staff/application/move.server";
import { formOf } from "../forms/form";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import * as clashes from "../words/en/application/clashes";
import { move as words } from "../words/en/console/marked";
import { clockTime } from "../words/format";
import "../console/desk.css";

export const loader = (args: LoaderFunctionArgs) => movePage(args);

export async function action(args: ActionFunctionArgs) {
  const { counted, subject } = await moving(args);
  if (!counted) throw data(null, { status: 404 });
  return doCountedAct(counted, await args.context.form(), subject.path);
}

export const meta: MetaFunction = () => consoleMeta(words.what.button, "staff");

export default function Move() {
  const { person, subject, typed, to, preview, refusal } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { field } = formOf(refusal, typed);
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={words.heading(subject.name)}
      back={{ to: subject.path, text: subject.name }}
    >
      <div className="console-stack console-medium">
        {preview && to && (
          <>
            <ConfirmAct
              text={words.what}
              refusal={refused}
              preview={preview}
              sent={{}}
              rows={[
                { label: words.to, value: clockTime(to.at) },
                { label: words.where, value: to.place ?? to.link ?? "" },
                ...(preview.clashes ?? []).map((clash) => ({
                  label: words.near,
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
                label={words.date}
                required
              />
              <Field {...field("time")} type="time" label={words.at} required />
              <Field {...field("place")} label={words.place} maxLength={300} />
              <Field {...field("link")} type="url" label={words.link} maxLength={500} />
            </div>
            <div className="console-acts">
              <Button variant={preview ? "second" : "primary"}>{words.look}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </ConsolePage>
  );
}
