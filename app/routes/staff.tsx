import { Outlet } from "@remix-run/react";
import "../console/desk.css";
import "../console/keys/keys.css";

/** Around all screens of staff: the sheets of their desk, which no company's phone loads. */
function Desk() {
  return <Outlet />;
}

export { Desk as default };
