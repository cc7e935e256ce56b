import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/support/contact";
import { contactInput } from "../../worker/contract/queries";
import { brand } from "../../worker/facts/brand";
import { useFormKey } from "../forms/form";
import { invalidForm, parseForm, refused } from "../forms/form.server";
import { askedAddress } from "../forms/mail-question.server";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { attempt, unwrap } from "../session/api.server";
import { ContactForm } from "../support/contact-form";
import { TicketNumber } from "../support/ticket-number";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const user = await session.user();
  return { sender: { fullName: user?.name ?? "", email: user?.email ?? "" } };
}

export async function action({ context: { session, form } }: ActionFunctionArgs) {
  const [posted, user] = await Promise.all([form(), session.user()]);
  const submission = parseForm(posted, contactInput);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSent);
  const { mended, question } = askedAddress(submission, posted, user?.email);
  if (question) return question;
  const json = { ...submission.value, ...(mended && { email: mended }) };
  const result = await attempt(unwrap(session.api.user.contact.$post({ json })));
  if ("error" in result) return refused(session, submission, result.error, words.notSent);
  const { id, message } = result.data;
  session.toast({ title: message });
  session.toast({ title: words.numbered(id), tone: "heard", ticket: id });
  throw redirect("/contact", 303);
}

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

export default function Contact() {
  const { sender } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const key = useFormKey(refusal);
  return (
    <Page>
      <h1>{words.heading}</h1>
      <p className="mt-3 mb-5">{words.introduction}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_380px]">
        <Card>
          <h2 className="mb-5">{words.formHeading}</h2>
          <TicketNumber words={words.numbered} />
          <ContactForm key={key} refusal={refusal} sender={sender} />
        </Card>
        <Details />
      </div>
    </Page>
  );
}

function Details() {
  const email = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
  return (
    <Card>
      <FactList
        rows={[
          {
            label: words.ourPhone,
            value: (
              <>
                <a href={`tel:${brand.phone.replace(/\s/g, "")}`}>{brand.phone}</a>
                <br />
                {words.phoneHours}
              </>
            ),
          },
          { label: words.ourEmail, value: email },
        ]}
      />
      <h2 className="mt-7 mb-2">{words.complaintsHeading}</h2>
      <p>{words.complaints(email)}</p>
      <h2 className="mt-7 mb-2">{words.companyHeading}</h2>
      <p>
        {brand.legalName}
        <br />
        {brand.address}
      </p>
      <ul className="mt-5 flex flex-wrap gap-5">
        {brand.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
