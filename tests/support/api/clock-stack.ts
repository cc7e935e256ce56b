import type { TestProject } from "vitest/node";
import { startFor } from "./stack";

/** A product of their own for tests that move the clock. */
export default (project: TestProject) => startFor(project);
