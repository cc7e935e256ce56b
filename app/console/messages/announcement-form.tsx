import { STATUSES } from "../../../worker/facts/guarantee/statuses";
import { formOf, type Refusal } from "../../forms/form";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field, SelectField, TextareaField } from "../../ui/field";
import { FormAlert } from "../../ui/form-alert";
import { problem } from "../../words/en/console/console";
import { compose as words } from "../../words/en/console/messages";
import { ActForm } from "../act-form";
import type { Typed } from "./announce.server";

const AUDIENCES = Object.entries(words.audiences).map(([value, label]) => ({ value, label }));
const STATUS_OPTIONS = [
  { value: "", label: words.anyStatus },
  ...STATUSES.map((value) => ({ value, label: words.statusName(value) })),
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
        {typed && <h2>{words.change}</h2>}
        <FormAlert title={problem} message={error} />
        <Field {...field("title")} label={words.title} maxLength={100} required />
        <TextareaField {...field("body")} label={words.body} rows={6} maxLength={5_000} required />
        <SelectField {...field("audience")} label={words.audience} options={AUDIENCES} />
        <div className="console-grid">
          <Field
            {...field("jobId")}
            label={words.jobId}
            hint={words.jobHint}
            inputMode="numeric"
            maxLength={15}
          />
          <SelectField {...field("status")} label={words.status} options={STATUS_OPTIONS} />
          <Field
            {...field("category")}
            label={words.category}
            hint={words.categoryHint}
            maxLength={100}
          />
        </div>
        <fieldset>
          <legend className="strong">{words.channels}</legend>
          <div className="console-acts">
            {(["app", "email"] as const).map((channel) => (
              <label key={channel} className="flex gap-3 py-3">
                <input
                  type="checkbox"
                  name={channel}
                  defaultChecked={field(channel).defaultValue !== ""}
                />
                {words[channel]}
              </label>
            ))}
          </div>
          {field("channels").error && <p className="field-error">{field("channels").error}</p>}
        </fieldset>
        <div className="console-acts">
          <Button name="intent" value="look" variant={typed ? "second" : "primary"}>
            {words.look}
          </Button>
        </div>
      </ActForm>
    </Card>
  );
}
