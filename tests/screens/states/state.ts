import type { APIRequestContext, Page } from "@playwright/test";

/** One state of a screen: how to get there, and what must then be seen. */
export interface State {
  state: string;
  /** Brings the state about, as this browser, and gives the address that shows it. */
  reach(request: APIRequestContext): string | Promise<string>;
  /** The specification's words, to the letter. */
  texts: string[];
  absent?: string[];
  /** Of the answer that shows it; 200 when left out. */
  status?: number;
  /** Where it is not the screen's. */
  title?: string | RegExp;
  /** For a state that only a page with script, or only one without, can be in. */
  script?: "on" | "off";
  /** For a state that only a phone, or only a desk, can be in. */
  width?: 360 | 1280;
  headers?: Record<string, string>;
  /** What is done on the page itself. */
  action?(page: Page): Promise<unknown>;
}

/** Kinds of pages that are short on a phone. */
export type Short = "application" | "job";

export interface Screen {
  screen: string;
  title: string;
  /** What one looks up in it is folded on a phone. */
  short?: Short;
  states: State[];
}
