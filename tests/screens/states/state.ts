import type { APIRequestContext, Page } from "@playwright/test";

/** One state of a screen: how to reach it, and what the page must show. */
export interface State {
  state: string;
  /** Brings the state about with this browser, and returns the URL that shows it. */
  reach(request: APIRequestContext): string | Promise<string>;
  /** The exact texts of the specification. */
  texts: string[];
  absent?: string[];
  /** The HTTP status of the page; 200 by default. */
  status?: number;
  /** Only if it differs from the screen's title. */
  title?: string | RegExp;
  /** Only for a state that needs script, or needs script to be off. */
  script?: "on" | "off";
  /** Only for a state of the phone layout, or of the desktop layout. */
  width?: 360 | 1280;
  headers?: Record<string, string>;
  /** Steps on the page itself. */
  action?(page: Page): Promise<unknown>;
}

/** Kinds of pages that must be short on a phone. */
export type Short = "application" | "job";

export interface Screen {
  screen: string;
  title: string;
  /** Set if reference parts of the page are folded on a phone. */
  short?: Short;
  states: State[];
}
