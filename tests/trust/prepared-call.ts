import type { Endpoint } from '#contract/endpoint.ts'
import type { Answer, ApiBrowser } from '#tests/support/api-browser.ts'

/** A call, ready to be made. */
export interface ReadyCall {
  browser: ApiBrowser
  input: Record<string, unknown>
  /** The body of a call that takes a file. */
  file?: Uint8Array<ArrayBuffer>
  /** Who makes the call or is made by it; undefined when the account is gone afterwards. */
  email?: string
  /** What the call is there to change of who that is. */
  changes?: Record<string, unknown>
}

export type PreparedCall = [Endpoint, () => Promise<ReadyCall>]

/** As the OpenAPI document names it. */
export function routeName({ method, path }: Endpoint): string {
  return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`
}

/** The call as it is meant to be made. */
export function sendReady<T>(endpoint: Endpoint, { browser, input, file }: ReadyCall, query = ''): Promise<Answer<T>> {
  const { path, body } = writeCall(endpoint, input)
  const headers: Record<string, string> = file ? { 'content-type': 'image/png' } : {}
  return browser.request<T>(endpoint.method, path + query, file ?? body, headers)
}

interface SentCall {
  path: string
  body?: Record<string, unknown>
}

/** Where the call goes and what it carries: names of the path are taken from the input, the rest is query or body. */
export function writeCall({ method, path }: Endpoint, input: Record<string, unknown>): SentCall {
  const rest = { ...input }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  if (method !== 'GET') return { path: filled, body: rest }
  return { path: `${filled}?${new URLSearchParams(rest as Record<string, string>)}` }
}
