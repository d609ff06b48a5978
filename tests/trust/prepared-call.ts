import type { Endpoint } from '#contract/endpoint.ts'
import type { Answer, ApiBrowser } from '#tests/support/api-browser.ts'

/** A browser and valid input for one call. */
export interface ReadyCall {
  browser: ApiBrowser
  input: Record<string, unknown>
  /** The body of a call that takes a file. */
  file?: Uint8Array<ArrayBuffer>
  /** The account that makes the call or is created by it; undefined if the call deletes it. */
  email?: string
  /** The privileges that the call is meant to change. */
  changes?: Record<string, unknown>
}

export type PreparedCall = [Endpoint, () => Promise<ReadyCall>]

/** The name of the route in the OpenAPI document. */
export function routeName({ method, path }: Endpoint): string {
  return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`
}

/** Sends the valid call. */
export function sendReady<T>(endpoint: Endpoint, { browser, input, file }: ReadyCall, query = ''): Promise<Answer<T>> {
  const { path, body } = writeCall(endpoint, input)
  const headers: Record<string, string> = file ? { 'content-type': fileTypeOf(endpoint) } : {}
  return browser.request<T>(endpoint.method, path + query, file ?? body, headers)
}

/** A type that the call accepts as its body. */
function fileTypeOf({ upload }: Endpoint): string {
  return upload?.types.find((type) => type !== 'image/jpeg') ?? ''
}

interface SentCall {
  path: string
  body?: Record<string, unknown>
}

/** The path and the body of the call: path parameters are taken from the input, the rest is query or body. */
export function writeCall({ method, path }: Endpoint, input: Record<string, unknown>): SentCall {
  const rest = { ...input }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  if (method !== 'GET') return { path: filled, body: rest }
  return { path: `${filled}?${new URLSearchParams(rest as Record<string, string>)}` }
}
