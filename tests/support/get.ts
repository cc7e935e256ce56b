/**
 * One request as a browser sends it; a redirect is an answer like any other.
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
  return {
    status: answer.status,
    headers: {
      ...(Object.fromEntries(answer.headers) as Record<string, string | undefined>),
      "set-cookie": answer.headers.getSetCookie(),
    },
    text: await answer.text(),
  };
}
