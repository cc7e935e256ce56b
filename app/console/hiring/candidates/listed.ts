const MOST = 20;

/** The page of one of these applications; its address also names those that follow. */
export function listedPath(ids: readonly number[], index: number): string {
  const after = ids.slice(index + 1, index + 1 + MOST);
  return `/hiring/applications/${ids[index]}${after.length > 0 ? `?next=${after.join("-")}` : ""}`;
}

/** The next application of the list in the address; null at its end. */
export function nextListed({ searchParams }: URL): string | null {
  const ids = (searchParams.get("next") ?? "")
    .split("-")
    .filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return ids.length > 0 ? listedPath(ids.map(Number), 0) : null;
}
