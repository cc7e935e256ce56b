// One module for all rendering of the documentation, so that it becomes one chunk.
export { docsPage } from "./docs";
export { openApi } from "./openapi";
