import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { brand } from "../brand";
import { Page } from "../parts/page";
import { SafetyLine } from "../parts/safety-line";
import { Note } from "../ui/note";

export const meta: MetaFunction = () => [
  { title: "Help & Support · Pakka" },
  { name: "description", content: "Answers to common questions, and how to reach us." },
];

export default function Help() {
  return (
    <Page>
      <h1>Help &amp; Support</h1>
      <div className="my-7 grid gap-7 md:grid-cols-2">
        <Note title="FAQs">
          <p>How testing, paying and refunds work, in plain words.</p>
          <Link to="/how-it-works">Read the FAQs</Link>
        </Note>
        <Note title="Email Support">
          <p>Write to us. Say your application's number if it is about one.</p>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </Note>
      </div>
      <SafetyLine />
    </Page>
  );
}
