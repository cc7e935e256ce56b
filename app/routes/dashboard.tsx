import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { unwrap } from "../api.server";
import { Page } from "../parts/page";
import { ResumePanel } from "../parts/resume-panel";
import { Icon } from "../ui/icon";

export async function loader({ context }: LoaderFunctionArgs) {
  const { visit } = context;
  const user = await visit.requireUser();
  return { name: user.name, resumes: await unwrap(visit.api.user.resume.$get()) };
}

export const meta: MetaFunction = () => [
  { title: "Dashboard | Pakka" },
  { name: "description", content: "Your jobs, applications, profile and resumes in one place." },
];

const CARDS = [
  { to: "/jobs", title: "Browse Jobs", text: "Find a job and take its free test." },
  { to: "/applications", title: "View Applications", text: "See where each one stands." },
  { to: "/profile", title: "Edit Profile", text: "Name, email, date of birth, resumes." },
];

export default function Dashboard() {
  const { name, resumes } = useLoaderData<typeof loader>();
  return (
    <Page>
      <h1>Welcome, {name || "User"}</h1>
      <ul className="my-7 grid gap-4 md:grid-cols-3">
        {CARDS.map((card) => (
          <li key={card.to}>
            <Link to={card.to} className="sheet block h-full p-5 text-ink no-underline">
              <span className="flex items-center justify-between text-xl font-bold text-green">
                {card.title} <Icon name="arrow" />
              </span>
              <span className="mt-1 block text-ink-2">{card.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="max-w-[640px]">
        <ResumePanel resumes={resumes} returnTo="/dashboard" />
      </div>
    </Page>
  );
}
