import * as consoleWords from "~app/words/console/console";
import * as messagesWords from "~app/words/console/messages";
import { STATUSES } from "../../../worker/facts/guarantee/statuses";
import { formOf, type Refusal } from "../../forms/form";
import { Button } from "../../ui/button";
import { Card, FormAlert } from "../../ui/card";
import { Field, SelectField, TextareaField } from "../../ui/field";
import { ActForm } from "../act-form";
import type { Typed } from "./announce.server";

const audiences = () =>
  Object.entries(messagesWords.compose.audiences).map(([value, label]) => ({ value, label }));
const statuses = () => [
  { value: "", label: messagesWords.compose.anyStatus },
  ...STATUSES.map((value) => ({ value, label: messagesWords.compose.statusName(value) })),
];
const NEW = { app: "on" };

interface Props {
  typed: Typed | undefined;
  refusal: Refusal;
}

/** The text, audience and channels of an announcement, before its preview. */
export function AnnouncementForm({ typed, refusal }: Props) {
  const { field, error } = formOf(refusal, typed ?? NEW);
  return (
    <Card as="section">
      <ActForm className="console-form">
        {typed && <h2>{messagesWords.compose.change}</h2>}
        <FormAlert title={consoleWords.problem} message={error} />
        <Field {...field("title")} label={messagesWords.compose.title} maxLength={100} required />
        <TextareaField
          {...field("body")}
          label={messagesWords.compose.body}
          rows={6}
          maxLength={5_000}
          required
        />
        <SelectField
          {...field("audience")}
          label={messagesWords.compose.audience}
          options={audiences()}
        />
        <div className="console-grid">
          <Field
            {...field("jobId")}
            label={messagesWords.compose.jobId}
            hint={messagesWords.compose.jobHint}
            inputMode="numeric"
            maxLength={15}
          />
          <SelectField
            {...field("status")}
            label={messagesWords.compose.status}
            options={statuses()}
          />
          <Field
            {...field("category")}
            label={messagesWords.compose.category}
            hint={messagesWords.compose.categoryHint}
            maxLength={100}
          />
        </div>
        <fieldset>
          <legend className="strong">{messagesWords.compose.channels}</legend>
          <div className="console-acts">
            {(["app", "email"] as const).map((channel) => (
              <label key={channel} className="flex gap-3 py-3">
                <input
                  type="checkbox"
                  name={channel}
                  defaultChecked={field(channel).defaultValue !== ""}
                />
                {messagesWords.compose[channel]}
              </label>
            ))}
          </div>
          {field("channels").error && <p className="field-error">{field("channels").error}</p>}
        </fieldset>
        <div className="console-acts">
          <Button name="intent" value="look" variant={typed ? "second" : "primary"}>
            {messagesWords.compose.look}
          </Button>
        </div>
      </ActForm>
    </Card>
  );
}
