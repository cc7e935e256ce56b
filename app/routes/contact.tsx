import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "../brand";
import { Page } from "../parts/page";
import { FactList } from "../ui/fact-list";
import { Sheet } from "../ui/sheet";

export const meta: MetaFunction = () => [
  { title: "Contact · Pakka" },
  { name: "description", content: "Phone, email and social links of Pakka." },
];

export default function Contact() {
  return (
    <Page narrow>
      <h1>Contact</h1>
      <p className="mt-3 mb-5">We'll get back to you as soon as possible!</p>
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
    </Page>
  );
}
