import * as build from "virtual:remix/server-build";
import { createWorker } from "./worker";

export default createWorker(build, caches.default);
