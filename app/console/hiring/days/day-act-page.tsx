import type * as words from "~app/words/console/large-acts";
import type { ActPreview } from "../../../../worker/contract/acts";
import type { Refusal } from "../../../forms/form";
import type { ConsolePerson } from "../../../session/console-session.server";
import { ConsolePage } from "../../console-page";
import { ConfirmAct, Messages } from "../../large-act-page";

interface Props {
  person: ConsolePerson;
  /** The day that the act changes. */
  subject: { name: string; path: string };
  text: words.LargeActWords;
  preview: ActPreview;
  sent?: Record<string, string>;
  rows?: { label: string; value: string }[];
  refusal: Refusal;
}

/** Previews the effect of changing or ending a day. */
export function DayActPage({
  person,
  subject,
  text,
  preview,
  sent = {},
  rows = [],
  refusal,
}: Props) {
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={text.heading(subject.name)}
      back={{ to: subject.path, text: subject.name }}
    >
      <div className="console-stack console-medium">
        <ConfirmAct
          text={text}
          refusal={refusal}
          preview={preview}
          hiddenFields={sent}
          rows={rows}
        />
        <Messages preview={preview} />
      </div>
    </ConsolePage>
  );
}
