import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/money";
import type { Money } from "../../../../worker/contract/staff/money";
import { langOf } from "../../../words/format";
import { FiguresTable } from "./figures";

interface Props {
  money: Money;
  /** The page of this part of the money. */
  addressOf: (part: { jobId?: string; companyId?: string; method?: string }) => string;
}

/** The same money by job, company and method; each row links to its own part. */
export const Breakdown = ({ money, addressOf }: Props) => (
  <>
    <Part heading={words.byJob} shownCount={money.jobs.length} count={money.jobCount}>
      <FiguresTable
        head={words.heads.job}
        rows={money.jobs}
        name={({ id, title, company }) => (
          <Link to={addressOf({ jobId: String(id) })} lang={langOf(title + company)}>
            {title}, {company}
          </Link>
        )}
      />
    </Part>
    <Part heading={words.byCompany} shownCount={money.companies.length} count={money.companyCount}>
      <FiguresTable
        head={words.heads.company}
        rows={money.companies}
        name={({ id, name }) =>
          id ? (
            <Link to={addressOf({ companyId: String(id) })} lang={langOf(name)}>
              {name}
            </Link>
          ) : (
            name
          )
        }
      />
    </Part>
    <Part heading={words.byMethod} shownCount={money.methods.length} count={money.methods.length}>
      <FiguresTable
        head={words.heads.method}
        rows={money.methods}
        name={({ method }) =>
          method ? (
            <Link to={addressOf({ method })}>{findWords.method(method)}</Link>
          ) : (
            words.noMethod
          )
        }
      />
    </Part>
  </>
);

interface PartProps {
  heading: string;
  shownCount: number;
  count: number;
  children: ReactNode;
}

const Part = ({ heading, shownCount, count, children }: PartProps) => (
  <section>
    <h2>{heading}</h2>
    {count > shownCount && <p>{words.more(shownCount, count)}</p>}
    {children}
  </section>
);
