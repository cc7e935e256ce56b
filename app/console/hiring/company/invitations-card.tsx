import { Form } from "@remix-run/react";
import * as teamWords from "~app/words/console/team";
import type { OwnInvitation } from "../../../../worker/contract/console/team";
import { isVerified } from "../../../../worker/facts/jobs/companies";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { day } from "../../../words/format";

interface Props {
  invitations: OwnInvitation[];
  /** The person's current company, which they must leave before they join another one. */
  company: string | null;
}

/** The person's invitations, each to accept or decline. */
export function InvitationsCard({ invitations, company }: Props) {
  return (
    <Card as="section" className="console-narrow">
      <h2>{teamWords.invitations.heading(invitations.length)}</h2>
      <ul className="console-list">
        {invitations.map((one) => (
          <li key={one.id} className="mb-5">
            <Invitation one={one} company={company} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Invitation({ one, company }: { one: OwnInvitation; company: string | null }) {
  return (
    <>
      <p className="strong">{one.company.name}</p>
      <p>{teamWords.invitations.by(one.inviter, day(one.createdAt))}</p>
      <p>{teamWords.invitations.asRole(one.role)}</p>
      <p className="mt-2">
        {isVerified(one.company)
          ? teamWords.invitations.verified
          : teamWords.invitations.unverified}
      </p>
      {company && <p className="mt-2">{teamWords.invitations.leaveFirst(company)}</p>}
      <Form method="post" className="console-acts mt-3">
        <input type="hidden" name="invitation" value={one.id} />
        {!company && (
          <Button name="intent" value="join">
            {teamWords.invitations.join}
            <span className="sr-only"> {one.company.name}</span>
          </Button>
        )}
        <Button name="intent" value="decline" variant={company ? "second" : "quiet"}>
          {teamWords.invitations.decline}
          <span className="sr-only"> {one.company.name}</span>
        </Button>
      </Form>
    </>
  );
}
