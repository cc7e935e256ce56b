/** What is known of an interview, and where it leads to. */
export interface Fact {
  label: string;
  value?: string;
  strong?: true;
  link?: { href: string; text: string };
}
