import type { Method } from '#contract/endpoint.ts'

type Fields = Record<string, unknown>

/** Path parameters are taken from the input; the other fields are the query of a GET, else a JSON body. */
export function buildRequest(
  { method, path: pattern }: { method: Method; path: string },
  input: Fields,
): { path: string; init: RequestInit } {
  const rest = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  }
  if (method === 'GET') return { path: path + query(rest), init }
  return {
    path,
    init: {
      ...init,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    },
  }
}

function query(fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
