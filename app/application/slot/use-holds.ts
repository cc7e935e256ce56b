import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "../../root";
import type { Holds } from "../../words/format";

/** How long a slot is kept, as this product is set. Error pages may stand without the root's data. */
export const useHolds = (): Holds =>
  useRouteLoaderData<typeof loader>("root")?.holds ?? { test: "", payment: "" };
