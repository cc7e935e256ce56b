import { Form } from "@remix-run/react";
import * as words from "~app/words/console/hiring";
import * as staff from "~app/words/console/staff";
import type { Company, DomainProof } from "../../../../worker/contract/console/companies";
import { LOGO_SIDE_MAX, LOGO_SIZE } from "../../../../worker/facts/jobs/companies";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { Field } from "../../../ui/field";
import { day } from "../../../words/format";
import "../forms.css";

/** New values that staff have not checked yet. */
export function Waiting({ proposed }: Pick<Company, "proposed">) {
  if (!proposed) return null;
  const labels: Record<string, string> = words.labels;
  return (
    <Card as="section">
      <h2>{words.waitsForStaff}</h2>
      <p>{words.waitsText}</p>
      <FactList
        rows={Object.entries(proposed).map(([field, value]) => ({
          label: labels[field] ?? field,
          value: value === null ? words.takenBack : String(value),
        }))}
      />
    </Card>
  );
}

/** The checked facts about the company, each with its day. */
export function Findings({ facts }: Pick<Company, "facts">) {
  return (
    <Card as="section">
      <h2>{words.checked}</h2>
      {facts.length === 0 && <p>{staff.noFacts}</p>}
      <FactList
        rows={facts.map(({ kind, detail, checkedAt, expiresAt }) => ({
          label: staff.factKinds[kind],
          value: words.checkedUntil(detail, day(checkedAt), expiresAt && day(expiresAt)),
        }))}
      />
    </Card>
  );
}

/** The DNS record that proves the website, once it was requested. */
export function Domain(props: { website: string | null; proof: DomainProof | undefined }) {
  const { website, proof } = props;
  return (
    <Card as="section">
      <div className="console-form">
        <h2>{words.domain.heading}</h2>
        {!website && <p>{words.domain.none}</p>}
        {website && <p>{words.domain.text}</p>}
        {proof && (
          <>
            <FactList
              rows={[
                { label: words.domain.type, value: "TXT" },
                { label: words.domain.name, value: <Code text={proof.name} /> },
                { label: words.domain.value, value: <Code text={proof.value} /> },
              ]}
            />
            <p role="status" className="strong">
              {proof.found ? words.domain.found(proof.domain) : words.domain.notFound}
            </p>
          </>
        )}
        {website && (
          <Form method="post">
            <Button name="intent" value="domain" variant="second">
              {proof ? words.domain.look : words.domain.ask}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}

const Code = ({ text }: { text: string }) => <code className="console-code">{text}</code>;

export function Logo({ company: { name, logo } }: { company: Company }) {
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" className="console-form">
        <h2>{words.logo.heading}</h2>
        {logo && <img src={logo} alt={words.logo.alt(name)} className="console-logo" />}
        <Field
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          label={words.logo.file}
          hint={words.logo.hint(LOGO_SIZE, LOGO_SIDE_MAX)}
        />
        <Button name="intent" value="logo" variant="second">
          {words.logo.upload}
        </Button>
      </Form>
    </Card>
  );
}
