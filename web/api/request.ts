import type { Method } from '#contract/endpoint.ts'
import { MEMBER_HEADER } from '#contract/offline-rules.ts'

type Fields = Record<string, unknown>

let shownMember: () => string | undefined = () => undefined

/**
 * Says whom this page shows as signed in. A write names them: if another account has signed in meanwhile in another tab, it
 * is refused and does not count for that one.
 */
export function nameWriter(read: () => string | undefined): void {
  shownMember = read
}

/** Path parameters are taken from the input; the other fields are the query of a GET, else a JSON body. `file` is the body as it is. */
export function buildRequest(
  { method, path: pattern }: { method: Method; path: string },
  input: Fields,
  file?: Blob,
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
  const writer = shownMember()
  const headers = { accept: 'application/json', ...(writer && { [MEMBER_HEADER]: writer }) }
  if (file) return { path, init: { ...init, headers: { ...headers, 'content-type': file.type }, body: file } }
  return {
    path,
    init: {
      ...init,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    },
  }
}

function query(fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
