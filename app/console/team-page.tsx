import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/team";
import type { TeamInvitation } from "../../worker/contract/console/team";
import { EMAIL_MAX, NAME_MAX } from "../../worker/facts/limits/texts";
import type { Console, MemberRole, StaffRole } from "../../worker/facts/people/console";
import { formOf, type Refusal } from "../forms/form";
import type { ConsolePerson } from "../session/console-session.server";
import { Button } from "../ui/button";
import { Card, FormAlert } from "../ui/card";
import { Field, SelectField } from "../ui/field";
import { ActForm } from "./act-form";
import { ConsolePage } from "./console-page";

type Role = StaffRole | MemberRole;

interface TeamPerson {
  id: number;
  name: string | null;
  email: string;
  role: Role | null;
  endedAt: string | null;
  /** Null until an invited person has signed in; absent if unknown. */
  provenAt?: string | null;
}

interface Props {
  console: Console;
  person: ConsolePerson;
  /** Null if the signed-in person's role may not see the team. */
  team: TeamPerson[] | null;
  /** The open invitations to a company. */
  invitations?: TeamInvitation[];
  roles: readonly Role[];
  refusal: Refusal;
  /** Further content for the signed-in person. */
  children: ReactNode;
}

/** The people of a console: a role and an end for each, and a form to invite another. */
export function TeamPage({
  console,
  person,
  team,
  invitations = [],
  roles,
  refusal,
  children,
}: Props) {
  return (
    <ConsolePage console={console} person={person} heading={consoleWords.pages.team}>
      <div className="console-stack">
        {team && (
          <div className="console-columns">
            <Card as="section">
              <h2>{words.people}</h2>
              <ul className="console-list">
                {team.map((one) => (
                  <li key={one.id}>
                    <Person one={one} roles={roles} isSelf={one.id === person.id} />
                  </li>
                ))}
              </ul>
              {invitations.length > 0 && <Invited invitations={invitations} />}
            </Card>
            <Invite roles={roles} refusal={refusal} />
          </div>
        )}
        {children}
      </div>
    </ConsolePage>
  );
}

const optionsOf = (roles: readonly Role[]) =>
  roles.map((value) => ({ value, label: words.option(value) }));

interface PersonProps {
  one: TeamPerson;
  roles: readonly Role[];
  /** A person can't change their own role or end their own membership. */
  isSelf: boolean;
}

function Person({ one, roles, isSelf }: PersonProps) {
  const { id, name, email, role, endedAt, provenAt } = one;
  const came = provenAt === null ? words.notCome : null;
  const standing = endedAt ? words.ended : isSelf ? words.self : came;
  return (
    <>
      <p className="strong">{name ?? email}</p>
      <p>{[name && email, role && words.roles[role], standing].filter(Boolean).join(", ")}</p>
      {!endedAt && !isSelf && (
        <Form method="post" className="console-acts">
          <input type="hidden" name="id" value={id} />
          <SelectField
            id={`role-${id}`}
            name="role"
            label={words.roleOf(name ?? email)}
            options={optionsOf(roles)}
            defaultValue={role ?? undefined}
          />
          <Button name="intent" value="role" variant="second">
            {words.change}
          </Button>
          <Button name="intent" value="end" variant="quiet">
            {words.end}
          </Button>
        </Form>
      )}
    </>
  );
}

function Invited({ invitations }: { invitations: TeamInvitation[] }) {
  return (
    <>
      <h2 className="mt-5">{words.invited}</h2>
      <ul className="console-list">
        {invitations.map(({ id, name, email, role }) => (
          <li key={id}>
            <p className="strong">{name}</p>
            <p>{[email, words.roles[role], words.notChosen].join(", ")}</p>
            <Form method="post" className="console-acts">
              <input type="hidden" name="id" value={id} />
              <Button name="intent" value="withdraw" variant="quiet">
                {words.withdraw}
                <span className="sr-only"> {words.ofPerson(name)}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

function Invite({ roles, refusal }: { roles: readonly Role[]; refusal: Refusal }) {
  const { field, error } = formOf(refusal);
  return (
    <Card as="section">
      <h2>{words.invite}</h2>
      <ActForm className="console-form">
        <FormAlert title={consoleWords.problem} message={error} />
        <Field {...field("name")} label={words.name} maxLength={NAME_MAX} required />
        <Field
          {...field("email")}
          label={words.email}
          type="email"
          maxLength={EMAIL_MAX}
          required
        />
        <SelectField
          {...field("role")}
          label={words.role}
          options={optionsOf([...roles].reverse())}
        />
        <Button name="intent" value="invite">
          {words.send}
        </Button>
      </ActForm>
    </Card>
  );
}
