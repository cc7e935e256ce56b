import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bellOf } from "../bell.server";

/** The bell is on every page, so what it asks for comes without the script of a screen. */
export const loader = ({ context: { visit } }: LoaderFunctionArgs) => bellOf(visit);

export { action } from "./notifications";
