import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bellOf } from "../frame/bell.server";

/** Its own route: the bell is on every page, so its request must not need a screen's script. */
export const loader = ({ context }: LoaderFunctionArgs) => bellOf(context);

export { action } from "./notifications";
