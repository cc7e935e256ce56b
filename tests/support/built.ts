import { requireBuild } from "../../local/build";

/** Stops a run that would test an old build, or none. */
export default () => requireBuild();
