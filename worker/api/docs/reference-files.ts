import { dependencies } from "../../../package.json";

/** The version is part of the path: what stands under `/assets` never changes. */
const FOLDER = `/assets/swagger-ui-${dependencies["swagger-ui-dist"]}`;

export const REFERENCE_SCRIPT = `${FOLDER}/swagger-ui-bundle.js`;
export const REFERENCE_STYLES = `${FOLDER}/swagger-ui.css`;
const LICENSES = [`${FOLDER}/LICENSE`, `${FOLDER}/NOTICE`, `${REFERENCE_SCRIPT}.LICENSE.txt`];

/** Each file of the package that the build takes over, by its path. */
export const REFERENCE_FILES = Object.fromEntries(
  [REFERENCE_SCRIPT, REFERENCE_STYLES, ...LICENSES].map((path) => [
    path,
    path.replace(FOLDER, "node_modules/swagger-ui-dist"),
  ]),
);
