import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { Settings } from "../../worker/settings";
import type { Clock } from "../clock";
import type { Journal } from "./journal";

/** Paths of the simulator that the product's pages may call. */
export interface Doors {
  /** Scripts that those pages load. */
  scripts: string[];
  /** Paths to which those pages send a payer. */
  checkout: string[];
}

interface Surroundings {
  journal: Journal;
  settings: Settings;
  clock: Clock;
  /** Origin of the pages that send payers to the checkout. */
  productOrigin: string;
  /** The product's address for the provider's events. */
  webhookUrl: string;
  closing: AbortSignal;
}

/**
 * A simulated payment provider. Its code is `NAME/simulator.ts` and it serves below `/NAME`, where
 * NAME is the provider's name in the settings. `/NAME/sim` has the controls for the phone page.
 */
export interface PaymentSimulator {
  /** The Worker's settings for this provider: its address, and keys that no real account has. */
  settings(url: string): Record<string, string>;
  /** The names of the provider's optional settings. */
  optionalSettings: string[];
  doors: Doors;
  open(around: Surroundings): {
    routes: Hono<{ Bindings: HttpBindings }>;
    /** Sends the events that are due. */
    wake(): void;
  };
}
