import { useLoaderData } from "@remix-run/react";
import { openingsOf as loader } from "../openings/openings.server";
import { openingsMeta as meta, OpeningsPage } from "../openings/openings-page";
import { saveSearch as action } from "../searches/search-actions.server";

export { action, loader, meta };

export default function OpeningsOfCategory() {
  return <OpeningsPage {...useLoaderData<typeof loader>()} />;
}
