const JSON_TYPE = 'application/json; charset=utf-8'

/** Answers of the API are somebody's own and of this moment: nothing on the way keeps them. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  })
}
