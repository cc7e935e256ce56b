import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as staffWords from "~app/words/console/staff";
import * as contentWords from "~app/words/home/content";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../worker/facts/languages";
import { isAdmin } from "../../worker/facts/people/console";
import { inLanguage } from "../../worker/language";
import { chosenAct, keepTyped } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { AsSeen, ContentForm, ContentPreview } from "../console/content/content-form";
import { ProofNote } from "../console/proof-note";
import { attempt, unwrap } from "../session/api.server";
import { offeredLanguage } from "../session/language.server";
import { Card } from "../ui/card";
import "../console/desk.css";

function typeOf({ params }: LoaderFunctionArgs) {
  const type = CONTENT_TYPES.find((value) => value === params.type);
  if (!type) throw data(null, { status: 404 });
  return type;
}

/** The language of the text; English without one in the address. */
const languageIn = (url: URL) =>
  offeredLanguage(url.searchParams.get("language")) ?? DEFAULT_LANGUAGE;

const pathOf = (type: string, language: string) => `/staff/content/${type}?language=${language}`;

export async function loader(args: LoaderFunctionArgs) {
  const { session } = args.context;
  const person = await session.staff.require();
  const type = typeOf(args);
  const { user, ops } = session.staff.api;
  const language = languageIn(session.url);
  const read = () => user["static-content"][":type"].$get({ param: { type } });
  const query = { language };
  const [{ content }, versions] = await Promise.all([
    unwrap(inLanguage(language, read)),
    unwrap(ops["static-content"][":type"].versions.$get({ param: { type }, query })),
  ]);
  const versionId = session.url.searchParams.get("version");
  const version = versionId ? versions.find(({ id }) => String(id) === versionId) : undefined;
  if (versionId && !version) throw data(null, { status: 404 });
  return {
    person,
    type,
    language,
    languageName: LANGUAGES[language].name,
    version,
    content: version?.content ?? content,
    // The list only needs the versions' metadata, not their text.
    versions: versions.map(({ id, replacedBy, replacedAt }) => ({ id, replacedBy, replacedAt })),
    isProven: await session.staff.isProven(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { session } = args.context;
  await session.staff.require();
  const param = { type: typeOf(args) };
  const form = await args.context.form();
  const content = String(form.get("content") ?? "");
  const page = session.staff.api.ops["static-content"][":type"];
  const query = { language: languageIn(session.url) };
  const put = (dryRun: boolean) => unwrap(page.$put({ param, query, json: { content, dryRun } }));
  if (form.get("intent") === "look") {
    const looked = await attempt(put(true));
    return "error" in looked ? keepTyped(session, form, looked.error) : { looked: looked.data };
  }
  const path = pathOf(param.type, query.language);
  return chosenAct("staff", session, form, { save: () => put(false) }, path);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page ? contentWords.titles[page.type] : consoleWords.pages.content, "staff");

export default function Text() {
  const { person, type, language, languageName, version, content, versions, isProven } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const looked = answer && "looked" in answer ? answer.looked : undefined;
  const refusal = answer && !("looked" in answer) ? answer : undefined;
  const title = staffWords.sitePages.inLanguage(contentWords.titles[type], languageName);
  const path = pathOf(type, language);
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={title}
      back={{ to: "/staff/content", text: consoleWords.pages.content }}
    >
      <div className="console-stack">
        <div className="console-columns">
          <div className="console-stack">
            {version && (
              <p>
                {staffWords.sitePages.older.shown(version.replacedBy, version.replacedAt)}{" "}
                <Link to={path}>{staffWords.sitePages.older.back}</Link>
              </p>
            )}
            {looked && <ContentPreview title={title} html={looked.content} />}
            {isAdmin(person.role) ? (
              <>
                {!isProven && (
                  <ProofNote console="staff" {...staffWords.sitePages.proof} next={path} />
                )}
                <ContentForm
                  content={looked?.content ?? content}
                  isLooked={looked !== undefined}
                  refusal={refusal}
                />
              </>
            ) : (
              <p>{staffWords.sitePages.readOnly}</p>
            )}
            {!looked && <AsSeen title={title} html={content} />}
          </div>
          <Card as="section">
            <h2>{staffWords.sitePages.older.heading}</h2>
            {versions.length === 0 && <p>{staffWords.sitePages.older.none}</p>}
            <ul className="console-list">
              {versions.map(({ id, replacedBy, replacedAt }) => (
                <li key={id}>
                  <p>{staffWords.sitePages.older.replaced(replacedBy, replacedAt)}</p>
                  <Link to={`${path}&version=${id}`}>{staffWords.sitePages.older.read}</Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </ConsolePage>
  );
}
