import type { ActPreview } from "../../../worker/contract/preview";
import { READY_REPLIES } from "../../../worker/facts/guarantee/tickets";
import { formOf, type Refusal } from "../../forms/form";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField, TextareaField } from "../../ui/field";
import * as words from "../../words/en/console/inbox";
import { sent } from "../../words/en/console/large-acts";
import { ActForm } from "../act-form";
import { TICKET_FORM } from "./ticket-form";

const MESSAGE_MAX = 5_000;
const READY = READY_REPLIES.map(({ name }, at) => ({ value: String(at), label: name }));

/** The reply's part of the action's answer. */
export interface Replying {
  typed?: { message: string };
  preview?: ActPreview;
  refusal?: Refusal;
}

/** The fields of a reply: typed text and ready sentences, previewed before sending. */
export function ReplyForm({ typed, preview, refusal }: Replying) {
  const { field } = formOf(refusal, typed);
  const message = field("message");
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{preview ? words.reply.change : words.reply.heading}</h2>
        <div className="console-acts">
          <SelectField form={TICKET_FORM} name="ready" label={words.reply.ready} options={READY} />
          <Button form={TICKET_FORM} name="intent" value="insert" variant="second">
            {words.reply.insert}
          </Button>
        </div>
        <TextareaField
          // Resets the field after a ready sentence was inserted.
          key={message.defaultValue}
          {...message}
          form={TICKET_FORM}
          label={words.reply.message}
          rows={8}
          maxLength={MESSAGE_MAX}
          required
        />
        <div className="console-acts">
          <Button
            form={TICKET_FORM}
            name="intent"
            value="look"
            variant={preview ? "second" : "primary"}
          >
            {words.reply.look}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface PreviewProps {
  changes: number;
  typed: { message: string };
  preview: ActPreview;
}

/** The preview of a reply, and the button that sends it. */
export function ReplyPreview({ changes, typed, preview }: PreviewProps) {
  return (
    <Card as="section">
      <h2>{words.reply.preview}</h2>
      <div className="console-stack">
        {preview.messages.map(({ to, channel, text }) => (
          <blockquote key={channel} className="console-read">
            <p className="console-small strong">{sent(to, channel)}</p>
            <p className="console-lines">{text}</p>
          </blockquote>
        ))}
        <ActForm className="console-acts">
          <input type="hidden" name="changes" value={changes} />
          <input type="hidden" name="message" value={typed.message} />
          <Button name="intent" value="reply">
            {words.reply.send}
          </Button>
          <Button name="intent" value="reply-close" variant="second">
            {words.reply.sendAndClose}
          </Button>
        </ActForm>
      </div>
    </Card>
  );
}
