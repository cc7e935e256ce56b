import { useLoaderData } from "@remix-run/react";
import { openingsOf as loader } from "../openings/openings.server";
import { openingsMeta as meta, OpeningsPage } from "../openings/openings-page";

export { loader, meta };

export default function OpeningsOfCategory() {
  return <OpeningsPage {...useLoaderData<typeof loader>()} />;
}
