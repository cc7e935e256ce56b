import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { Settings } from "../../worker/settings";
import type { Clock } from "../clock";
import type { Journal } from "./journal";

/** Addresses here that the product's pages may call. */
export interface Doors {
  /** Scripts that they load. */
  scripts: string[];
  /** Where they hand a payer over. */
  checkout: string[];
}

interface Surroundings {
  journal: Journal;
  settings: Settings;
  clock: Clock;
  /** Origin of the pages that send payers to the checkout. */
  productOrigin: string;
  /** Where the product takes the provider's events. */
  webhookUrl: string;
  closing: AbortSignal;
}

/**
 * A payment provider on this computer. It stands in `NAME/simulator.ts` and serves below `/NAME`,
 * where NAME is the provider's name in settings. `/NAME/sim` has the controls of the phone's page.
 */
export interface PaymentSimulator {
  /** Where the Worker finds it, and the keys it answers to. They open nothing outside. */
  settings(url: string): Record<string, string>;
  /** Settings of the provider that need not be there. */
  optionalSettings: string[];
  doors: Doors;
  open(around: Surroundings): {
    routes: Hono<{ Bindings: HttpBindings }>;
    /** Sends the events that are owed. */
    wake(): void;
  };
}
