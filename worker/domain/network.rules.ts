const IPV6_GROUPS = 8;

/** The first `count` groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string, count: number): string {
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeroCount = Math.max(0, IPV6_GROUPS - before.length - after.length);
  return [...before, ...Array<string>(zeroCount).fill("0"), ...after]
    .slice(0, count)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * The part of a client's address that identifies one subscriber. For IPv6 it is the first 64 bits:
 * a subscriber can change the rest for every request.
 */
export function networkOf(address: string): string {
  return address.includes(":") ? groupsOf(address, 4) : address;
}

/** The block that an address lies in: 24 bits of IPv4, 48 of IPv6. */
export function networkBlockOf(address: string): string {
  return address.includes(":") ? groupsOf(address, 3) : address.split(".").slice(0, 3).join(".");
}
