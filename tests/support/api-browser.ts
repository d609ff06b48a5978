import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { commonErrors, type ErrorBody } from '#contract/errors.ts'

export interface Answer<T> {
  status: number
  headers: Headers
  body: T
}

interface CallableApp {
  request(url: string, init?: RequestInit, bindings?: object): Response | Promise<Response>
}

let machines = 0

/** Calls endpoints like a browser: it keeps cookies and sends its origin. */
export class ApiBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: CallableApp
  readonly #baseUrl: string
  readonly #own: Record<string, string>
  readonly #bindings: object

  constructor(
    app: CallableApp,
    baseUrl: string,
    { program = false, token, address }: { program?: boolean; token?: string | undefined; address?: string } = {},
  ) {
    this.#app = app
    this.#baseUrl = baseUrl
    this.#own = program ? {} : { origin: baseUrl, 'sec-fetch-site': 'same-origin' }
    if (token) this.#own.authorization = `Bearer ${token}`
    machines += 1
    const remoteAddress = address ?? `10.${machines >> 16}.${(machines >> 8) & 255}.${machines & 255}`
    this.#bindings = incomingFrom(remoteAddress, new URL(baseUrl).host)
  }

  /** The response, which may be a refusal. */
  async try<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    headers: Record<string, string> = {},
  ): Promise<Answer<Output<E> & ErrorBody>> {
    const rest = { ...(input as Record<string, unknown>) }
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]))
      delete rest[name]
      return value
    })
    const query = endpoint.method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const body = endpoint.method === 'GET' ? undefined : rest
    const answer = await this.request<Output<E> & ErrorBody>(endpoint.method, path + query, body, headers)
    assertDeclared(endpoint, answer)
    return answer
  }

  /** The body of the response; fails if the call was refused. */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
    const answer = await this.try(endpoint, input)
    if (answer.status >= 300) throw new Error(`${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async request<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.send(method, path, body, headers)
    const text = await readBody(response)
    const json = response.headers.get('content-type')?.startsWith('application/json') && text
    return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T }
  }

  /** The response before its body is read. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const init: RequestInit = {
      method,
      headers: {
        ...this.#own,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    }
    if (body !== undefined) init.body = isRaw(body) ? body : JSON.stringify(body)
    const response = await this.#app.request(this.#baseUrl + path, init, this.#bindings)
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (!name) return
    if (value === '' || /Max-Age=0(;|$)/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value ?? '')
  }
}

/** The part of Node's request object that tells the client's address. */
export function incomingFrom(remoteAddress: string, host: string) {
  return { incoming: { httpVersion: '1.1', socket: { remoteAddress }, headers: { host }, rawHeaders: ['Host', host] } }
}

/** Text and bytes are sent unchanged, without JSON. */
function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array
}

/** Fails for an error code that the endpoint does not declare: callers would not expect it and the API document lacks it. */
function assertDeclared(endpoint: Endpoint, { status, body }: Answer<ErrorBody>): void {
  if (status < 400) return
  const { code } = body.error
  if (Object.hasOwn(commonErrors, code) || endpoint.errors.some((declared) => declared === code)) return
  throw new Error(`${endpoint.method} ${endpoint.path} refuses with ${code}, which it does not declare`)
}

/** The body of an event stream is not read, because it does not end. */
async function readBody(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await response.text()
  await response.body?.cancel()
  return ''
}
