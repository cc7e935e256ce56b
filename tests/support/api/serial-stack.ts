import type { TestProject } from "vitest/node";
import { startFor } from "./stack";

/** A product of their own for tests that break providers or read every payment there is. */
export default (project: TestProject) => startFor(project);
