import type { Calls } from '#contract/calls.ts'
import type { Endpoint, Output } from '#contract/endpoint.ts'
import { commonErrors, type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts'
import type { Session } from '#contract/session.ts'
import { ApiBrowser } from './api-browser.ts'

type Name = keyof Calls & string
/** The parameters in the path, the query and the body, as the server would read them; a file that is sent is `file`. */
export type Received = Record<string, unknown>
type Reply = (received: Received) => Response | Promise<Response>

const modules = import.meta.glob<Record<string, unknown>>(['../../contract/*.ts', '!**/*.test.ts'], { eager: true })
const endpoints = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

/**
 * Stands for the server in page tests: it gives prepared answers, each checked against the contract. Calls without a
 * prepared answer go to the real server, if the test has one.
 */
export class Wire {
  /** The calls of the page, oldest first. */
  readonly sent: { name: Name; received: Received }[] = []
  /** Calls without a prepared answer. */
  readonly unexpected: string[] = []
  readonly #replies = new Map<Name, Reply>()

  readonly #server: ApiBrowser | undefined

  constructor(server: ApiBrowser | Session | null) {
    if (server instanceof ApiBrowser) this.#server = server
    else {
      this.answer('GET /api/session', { session: server })
      // The menu of every page shows what is new in the member's spaces.
      this.answer('GET /api/spaces', { spaces: [] })
    }
  }

  answer<N extends Name>(
    name: N,
    body: Output<Calls[N]> | ((received: Received) => Output<Calls[N]> | Promise<Output<Calls[N]>>),
  ): void {
    const { status = 200, output } = declared(name)
    this.reply(name, async (received) => {
      const answer = typeof body === 'function' ? await body(received) : body
      return status === 204 ? new Response(null, { status }) : Response.json(output.parse(answer), { status })
    })
  }

  refuse(name: Name, code: ErrorCode, details: Omit<ErrorBody['error'], 'code'> = {}): void {
    const { errors } = declared(name)
    if (!Object.hasOwn(commonErrors, code) && !errors.includes(code))
      throw new Error(`${name} never refuses with ${code}`)
    this.reply(name, () => Response.json({ error: { code, ...details } }, { status: errorStatus[code] }))
  }

  /** The server answers these calls with status 500. */
  break(...names: Name[]): void {
    for (const name of names) this.reply(name, () => new Response('broken', { status: 500 }))
  }

  /** Any response, for example of a proxy. */
  reply(name: Name, reply: Reply): void {
    declared(name)
    this.#replies.set(name, reply)
  }

  /** The connection fails before the response. */
  lose(name: Name): void {
    this.reply(name, () => {
      throw new TypeError('Failed to fetch')
    })
  }

  /** These calls are never answered while the page is open. */
  leaveOpen(...names: Name[]): void {
    for (const name of names) this.reply(name, () => new Promise(() => undefined))
  }

  /** Removes the prepared answer, so that the real server answers again. */
  restore(name: Name): void {
    this.#replies.delete(name)
  }

  sentTo(name: Name): Received[] {
    return this.sent.filter((call) => call.name === name).map(({ received }) => received)
  }

  /** Replaces `fetch`. */
  fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(String(address), 'http://localhost:3000')
    const method = init.method ?? 'GET'
    const { name, params } = findCall(method, pathname)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Received) : fileIn(init.body)
    const received = { ...params, ...Object.fromEntries(searchParams), ...body }
    if (name) this.sent.push({ name, received })
    const reply = name && this.#replies.get(name)
    if (reply) return await reply(received)
    if (this.#server) return await this.#server.send(method, pathname + search, init.body ?? undefined)
    this.unexpected.push(`${method} ${pathname}`)
    return new Response('nothing was prepared for this call', { status: 500 })
  }
}

function fileIn(body: RequestInit['body']): Received {
  return body instanceof Blob ? { file: body } : {}
}

function declared(name: Name): Endpoint {
  const endpoint = endpoints.get(name)
  if (!endpoint) throw new Error(`The contract has no call ${name}`)
  return endpoint
}

function findCall(method: string, pathname: string): { name?: Name; params: Received } {
  const parts = pathname.split('/')
  for (const endpoint of endpoints.values()) {
    const pattern = endpoint.path.split('/')
    if (endpoint.method !== method || pattern.length !== parts.length) continue
    const matches = pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    if (!matches) continue
    const params = pattern.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')]] : [],
    )
    return { name: `${endpoint.method} ${endpoint.path}` as Name, params: Object.fromEntries(params) as Received }
  }
  return { params: {} }
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}
