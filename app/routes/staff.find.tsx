import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/find";
import type { StaffHit } from "../../worker/contract/staff/search";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { CanType, Hits } from "../console/find/hits";
import { attempt, unwrap } from "../session/api.server";
import "../console/desk.css";

/** The page of a search result. */
function pageOf(hit: StaffHit): string {
  const pages = {
    person: `/staff/people/${hit.id}`,
    application: `/staff/applications/${hit.id}`,
    payment: `/staff/applications/${"applicationId" in hit ? hit.applicationId : ""}`,
    company: `/staff/companies/${hit.id}`,
    job: `/staff/jobs/${hit.id}`,
  };
  return pages[hit.kind];
}

/** A search term that is a complete, unique number redirects to its page. */
export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const q = (session.url.searchParams.get("q") ?? "").trim();
  if (q === "") return { person, q, hits: [], refused: null };
  const searched = await attempt(unwrap(session.staff.api.ops.search.$get({ query: { q } })));
  if ("error" in searched) {
    const { fields, status } = searched.error;
    if (status !== 422) throw searched.error;
    return { person, q: "", hits: [], refused: fields.q ?? null };
  }
  const hits = searched.data;
  const [only, ...more] = hits.filter(({ isExact }) => isExact);
  if (only && more.length === 0) throw redirect(pageOf(only), 303);
  return { person, q, hits, refused: null };
}

export const meta: MetaFunction = () => consoleMeta(words.find, "staff");

export default function Find() {
  const { person, q, hits, refused } = useLoaderData<typeof loader>();
  const heading = q === "" ? words.find : words.found(hits.length, q);
  return (
    <ConsolePage console="staff" person={person} heading={heading}>
      {refused && <p className="field-error">{refused}</p>}
      {q === "" ? (
        <p>
          <CanType />
        </p>
      ) : (
        <Hits hits={hits} q={q} />
      )}
    </ConsolePage>
  );
}
