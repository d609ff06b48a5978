import { Agent, request as sendRequest } from 'node:http'
import type { Endpoint, Input, Output } from '#contract/endpoint.ts'

export interface WireAnswer<T> {
  status: number
  body: T
  /** Time from the request to the last byte. */
  ms: number
}

/** A client on a real connection, which it keeps open between calls. */
export interface WireClient {
  /** Fails if no complete response arrives. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<WireAnswer<Output<E>>>
  close(): void
}

const TIMEOUT_MS = 30_000

export function createWireClient(port: number, cookie = '', headers: Record<string, string> = {}): WireClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const own = { ...(cookie ? { cookie } : {}), origin: `http://127.0.0.1:${port}`, ...headers }
  return {
    call<E extends Endpoint>({ method, path }: E, input: Input<E>) {
      const rest = { ...(input as Record<string, unknown>) }
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
        const value = encodeURIComponent(String(rest[name]))
        delete rest[name]
        return value
      })
      const body = method === 'GET' ? undefined : JSON.stringify(rest)
      const query =
        method === 'GET' && Object.keys(rest).length > 0
          ? `?${new URLSearchParams(rest as Record<string, string>)}`
          : ''
      const typed =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const since = performance.now()
      return new Promise<WireAnswer<Output<E>>>((resolve, reject) => {
        const request = sendRequest(
          {
            host: '127.0.0.1',
            port,
            method,
            path: filled + query,
            agent,
            headers: { ...own, ...typed },
            timeout: TIMEOUT_MS,
          },
          (response) => {
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (chunk: string) => (text += chunk))
            response.on('error', reject)
            response.on('end', () => {
              const isJson = response.headers['content-type']?.startsWith('application/json')
              const answered = (isJson ? JSON.parse(text) : text) as Output<E>
              resolve({ status: response.statusCode ?? 0, body: answered, ms: performance.now() - since })
            })
          },
        )
        request.on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
        request.on('error', reject)
        request.end(body)
      })
    },
    close: () => agent.destroy(),
  }
}
