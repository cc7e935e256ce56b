/** A fact about an interview, with an optional link. */
export interface Fact {
  label: string;
  value?: string;
  strong?: true;
  link?: { href: string; text: string };
}
