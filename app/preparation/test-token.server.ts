/** The token of the test from which somebody comes to practise. */
export function testTokenIn(request: Request): string | undefined {
  const token = new URL(request.url).searchParams.get("test") ?? "";
  return /^[\w-]+$/.test(token) ? token : undefined;
}
