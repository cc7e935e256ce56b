import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bellOf } from "../frame/bell.server";

/** The bell is on every page, so what it asks for comes without the script of a screen. */
export const loader = ({ context }: LoaderFunctionArgs) => bellOf(context);

export { action } from "./notifications";
