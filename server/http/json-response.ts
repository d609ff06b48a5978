const JSON_TYPE = 'application/json; charset=utf-8'

/** Answers of the API are personal and change, so they must not be cached. */
export const JSON_HEADERS = { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }

export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = JSON_HEADERS): Response {
  return new Response(JSON.stringify(body), { status, headers })
}
