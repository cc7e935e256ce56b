import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contactInput } from "../../worker/contract/queries";
import { COMPLAINT_RULE } from "../../worker/facts/promises";
import { attempt, unwrap } from "../api.server";
import { brand } from "../brand";
import { useFormKey } from "../form";
import { misfilled, parseForm, refused } from "../form.server";
import { pageMeta } from "../page-meta";
import { ContactForm, NOT_SENT } from "../parts/contact-form";
import { Page } from "../parts/page";
import { FactList } from "../ui/fact-list";
import { Sheet } from "../ui/sheet";

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  const user = await visit.user();
  return { sender: { fullName: user?.name ?? "", email: user?.email ?? "" } };
}

export async function action({ context: { visit, form } }: ActionFunctionArgs) {
  const submission = parseForm(await form(), contactInput);
  if (submission.status !== "success") return misfilled(visit, submission, NOT_SENT);
  const sent = await attempt(unwrap(visit.api.user.contact.$post({ json: submission.value })));
  if ("error" in sent) return refused(visit, submission, sent.error, NOT_SENT);
  visit.toast({ title: sent.data.message });
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
        <Sheet>
          <h2 className="mb-5">Send Message</h2>
          <ContactForm key={key} refusal={refusal} sender={sender} />
        </Sheet>
        <Details />
      </div>
    </Page>
  );
}

function Details() {
  return (
    <Sheet>
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
    </Sheet>
  );
}
