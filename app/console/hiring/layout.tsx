import { Outlet } from "@remix-run/react";
import { ConsoleError, consoleErrorMeta } from "../console-error";

export const handle = { own: true };

export const meta = consoleErrorMeta("hiring");

export default function Hiring() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ConsoleError console="hiring" />;
}
