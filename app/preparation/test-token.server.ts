/** The token of the candidate's test, if they came from it to practise. */
export function testTokenIn(request: Request): string | undefined {
  const token = new URL(request.url).searchParams.get("test") ?? "";
  return /^[\w-]+$/.test(token) ? token : undefined;
}
