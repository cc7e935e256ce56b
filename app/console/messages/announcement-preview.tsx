import * as large from "~app/words/console/large-acts";
import * as messagesWords from "~app/words/console/messages";
import type { ActPreview } from "../../../worker/contract/acts";
import { asksForCount } from "../../../worker/facts/people/console";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/field";
import { langOf } from "../../words/format";
import { ActForm } from "../act-form";
import type { Typed } from "./announce.server";

interface Props {
  typed: Typed;
  preview: ActPreview;
  /** The error of the typed number. */
  countWrong: string | undefined;
}

/** The audience of an announcement and its messages, and the button that sends it. */
export function AnnouncementPreview({ typed, preview, countWrong }: Props) {
  const { people, messages } = preview;
  return (
    <Card as="section">
      <h2>
        {messagesWords.compose.preview} {messagesWords.compose.people(people)}
      </h2>
      <div className="console-stack">
        {messages.map(({ to, channel, text }) => (
          <blockquote key={channel} className="console-read">
            <p className="console-small strong">{large.sent(to, channel)}</p>
            <p className="console-lines" lang={langOf(text)}>
              {text}
            </p>
          </blockquote>
        ))}
        {people === 0 ? (
          <p>{messagesWords.compose.nobody}</p>
        ) : (
          <ActForm className="console-form">
            <p>{messagesWords.compose.forGood}</p>
            {Object.entries(typed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {asksForCount(people) && (
              <Field
                name="people"
                label={large.count}
                hint={large.countHint(people)}
                error={countWrong}
                autoFocus={countWrong !== undefined}
                inputMode="numeric"
                maxLength={10}
                required
              />
            )}
            <div className="console-acts">
              <Button name="intent" value="send">
                {messagesWords.compose.send}
              </Button>
            </div>
          </ActForm>
        )}
      </div>
    </Card>
  );
}
