import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { pages } from "../words/en/console/console";

export const handle = { own: true };

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  return { person: await session.hiring.require() };
}

export const meta: MetaFunction = () => consoleMeta(pages.start, "hiring");

export default function Start() {
  const { person } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="hiring" person={person} heading={person.company ?? pages.start}>
      <p />
    </ConsolePage>
  );
}
