import "../console/desk.css";
import "../console/keys/keys.css";

/** Around all screens of staff: the sheets of their desk, which no company's phone loads. */
export { Outlet as default } from "@remix-run/react";
