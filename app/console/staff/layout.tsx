import { Outlet } from "@remix-run/react";
import { ConsoleError, consoleErrorMeta } from "../console-error";

export const handle = { own: true };

export const meta = consoleErrorMeta("staff");

export default function Staff() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ConsoleError console="staff" />;
}
