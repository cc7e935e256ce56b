import type { Fact } from "./fact";

/** Facts as a list shows them. */
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
