import type { Fact } from "../view/shown";

/** Facts as rows of a `FactList`. */
export const factRows = (facts: Fact[]) =>
  facts.map(({ value, link, ...rest }) => ({
    ...rest,
    value: (
      <>
        {value}{" "}
        {link && (
          <a href={link.href} rel="noreferrer">
            {link.text}
          </a>
        )}
      </>
    ),
  }));
