import { requireBuild } from "../../local/build";

/** Stops the run if there is no current build. */
export default () => requireBuild();
