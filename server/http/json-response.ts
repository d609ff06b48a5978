const JSON_TYPE = 'application/json; charset=utf-8'

/** Answers of the API are personal and change, so they must not be cached. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  })
}
