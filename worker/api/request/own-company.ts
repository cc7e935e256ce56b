import { createMiddleware } from "hono/factory";
import { type OfCompany, placeOfStaff } from "../../../db/console/own-company";
import { Failure } from "../../failure";
import { withDocs } from "../docs/describe";
import type { ApiEnv } from "./guards";
import { idParam } from "./lookup";

/**
 * Runs after a staff guard, for decisions about a company: staff who are also members of that
 * company are refused. A program has no mailbox and so no company.
 *
 * @param what the kind of row whose number is in the path
 * @throws Failure not_found, own_company
 */
export const notOfOwn = (what: OfCompany) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const { actor, service } = c.var;
      const id = idParam(c.req.param("id") ?? "");
      const [place] = actor.id === null ? [] : await placeOfStaff(service.db, actor.id, what, id);
      if (place) throw new Failure("own_company");
      await next();
    }),
    { refuses: ["own_company"] },
  );
