import * as staffWords from "~app/words/console/staff";
import { formOf, type Refusal } from "../../forms/form";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { TextareaField } from "../../ui/field";
import { ActForm } from "../act-form";
import "../../frame/prose.css";

const CONTENT_MAX = 100_000;

interface FormProps {
  content: string;
  /** Whether the text was already previewed. */
  isLooked: boolean;
  refusal: Refusal;
}

/** The text of a page, which is previewed before it is saved. */
export function ContentForm({ content, isLooked, refusal }: FormProps) {
  const field = formOf(refusal, { content }).field("content");
  return (
    <Card as="section">
      <ActForm className="console-form">
        {isLooked && <h2>{staffWords.sitePages.change}</h2>}
        <TextareaField
          // Resets the field when another version is shown.
          key={field.defaultValue}
          {...field}
          label={staffWords.sitePages.text}
          hint={staffWords.sitePages.textHint}
          rows={20}
          maxLength={CONTENT_MAX}
          required
        />
        <div className="console-acts">
          <Button name="intent" value="look" variant={isLooked ? "second" : "primary"}>
            {staffWords.sitePages.look}
          </Button>
        </div>
      </ActForm>
    </Card>
  );
}

/** A page as candidates see it. */
export function AsSeen({ title, html }: { title: string; html: string }) {
  return (
    <div className="console-read">
      <p className="strong">{title}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** A preview of a changed text, and the button that saves it. */
export function ContentPreview({ title, html }: { title: string; html: string }) {
  return (
    <Card as="section">
      <h2>{staffWords.sitePages.preview}</h2>
      <div className="console-stack">
        <AsSeen title={title} html={html} />
        <ActForm className="console-acts">
          <input type="hidden" name="content" value={html} />
          <Button name="intent" value="save">
            {staffWords.sitePages.save}
          </Button>
        </ActForm>
      </div>
    </Card>
  );
}
