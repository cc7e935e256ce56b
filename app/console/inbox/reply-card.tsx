import * as words from "~app/words/console/inbox";
import * as largeActsWords from "~app/words/console/large-acts";
import * as readyRepliesWords from "~app/words/console/ready-replies";
import type { ActPreview } from "../../../worker/contract/acts";
import { formOf, type Refusal } from "../../forms/form";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField, TextareaField } from "../../ui/field";
import { ActForm } from "../act-form";
import { TICKET_FORM } from "./owner-card";

const MESSAGE_MAX = 5_000;

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
  const ready = readyRepliesWords.READY_REPLIES.map(({ name }, at) => ({
    value: String(at),
    label: name,
  }));
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{preview ? words.reply.change : words.reply.heading}</h2>
        <div className="console-acts">
          <SelectField form={TICKET_FORM} name="ready" label={words.reply.ready} options={ready} />
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
            <p className="console-small strong">{largeActsWords.sent(to, channel)}</p>
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
