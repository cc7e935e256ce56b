import * as build from "virtual:remix/server-build";
import { createWorker } from "./front/worker";

export default createWorker(build, caches.default);
