/**
 * Sends one request as a browser does; redirects are not followed.
 *
 * @param body is posted as a form of the same site
 */
export async function get(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: URLSearchParams } = {},
) {
  const answer = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { ...(body && { Origin: new URL(url).origin }), ...headers },
    body,
    redirect: "manual",
  });
  const heads: Record<string, string | undefined> = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    headers: heads,
    cookies: answer.headers.getSetCookie(),
    text: await answer.text(),
  };
}
