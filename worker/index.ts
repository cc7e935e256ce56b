import * as build from "../build/server/index.js";
import { createWorker } from "./worker";

export default createWorker(build, caches.default);
