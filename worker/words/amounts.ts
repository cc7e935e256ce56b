/** "1,25,000": a number with Indian digit grouping. */
export function grouped(n: number | string): string {
  const [whole = "", ...rest] = String(n).split(".");
  return [whole.replace(/\d(?=(\d\d)+\d$)/g, "$&,"), ...rest].join(".");
}

/** "₹199" or "₹199.50", from paise. */
export function rupeesOfPaise(paise: number): string {
  return `₹${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`;
}
