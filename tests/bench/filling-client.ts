import { openDatabase } from "../../db/client";
import type { DatabaseAddress } from "../../local/database";

/**
 * A client that fills the database of a running product. The product writes meanwhile, so it is the
 * product's own client, which tries again while the database is busy.
 */
export const fillingClient = ({ url, authToken }: DatabaseAddress) =>
  openDatabase(url, authToken).$client;
