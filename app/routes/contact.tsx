import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contactInput } from "../../worker/contract/queries";
import { brand } from "../../worker/facts/brand";
import { COMPLAINT_RULE } from "../../worker/facts/promises";
import { useFormKey } from "../forms/form";
import { misfilled, parseForm, refused } from "../forms/form.server";
import { askedAddress } from "../forms/mail-question.server";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { attempt, unwrap } from "../session/api.server";
import { ContactForm, NOT_SENT } from "../support/contact-form";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const user = await session.user();
  return { sender: { fullName: user?.name ?? "", email: user?.email ?? "" } };
}

export async function action({ context: { session, form } }: ActionFunctionArgs) {
  const [posted, known] = await Promise.all([form(), session.user()]);
  const submission = parseForm(posted, contactInput);
  if (submission.status !== "success") return misfilled(session, submission, NOT_SENT);
  const { mended, question } = askedAddress(submission, posted, known?.email);
  if (question) return question;
  const json = { ...submission.value, ...(mended && { email: mended }) };
  const sent = await attempt(unwrap(session.api.user.contact.$post({ json })));
  if ("error" in sent) return refused(session, submission, sent.error, NOT_SENT);
  session.toast({ title: sent.data.message });
  throw redirect("/contact", 303);
}

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Contact · Pakka",
    description: "Phone, email and social links of Pakka, and a form to write to us.",
  });

export default function Contact() {
  const { sender } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const key = useFormKey(refusal);
  return (
    <Page>
      <h1>Contact</h1>
      <p className="mt-3 mb-5">We'll get back to you as soon as possible!</p>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_380px]">
        <Card>
          <h2 className="mb-5">Send Message</h2>
          <ContactForm key={key} refusal={refusal} sender={sender} />
        </Card>
        <Details />
      </div>
    </Page>
  );
}

function Details() {
  return (
    <Card>
      <FactList
        rows={[
          {
            label: "Phone",
            value: <a href={`tel:${brand.phone.replace(/\s/g, "")}`}>{brand.phone}</a>,
          },
          {
            label: "Email",
            value: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
          },
        ]}
      />
      <h2 className="mt-7 mb-2">Complaints</h2>
      <p>
        Grievance Officer: {brand.grievanceOfficer},{" "}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. {COMPLAINT_RULE} The same
        person answers questions about your data.
      </p>
      <h2 className="mt-7 mb-2">Company</h2>
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
