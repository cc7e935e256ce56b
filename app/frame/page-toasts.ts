import { useRouteLoaderData } from "@remix-run/react";
import type { Toast } from "../session/flash.server";

/** The toasts that came with this page; undefined if the root's data could not be loaded. */
export const usePageToasts = () => useRouteLoaderData<{ toasts: Toast[] }>("root")?.toasts;
