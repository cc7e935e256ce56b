// One module for whatever draws documents, so that it is one part of the Worker.
export { docsPage } from "./docs";
export { openApi } from "./openapi";
export { referencePage } from "./reference";
