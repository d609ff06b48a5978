import type { Context } from 'hono'
import { type Access, admits, type CallAccess } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { MEMBER_HEADER } from '#contract/offline-rules.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Services } from '#server/services.ts'
import { refusalResponse } from './errors.ts'
import type { HttpApp, HttpEnv, ReadMember } from './http-app.ts'
import { jsonResponse } from './json-response.ts'
import type { Member } from './member.ts'
import { changesData, createOriginCheck } from './origin-check.ts'
import { readInput, readUpload } from './read-input.ts'
import { Refusal } from './refusal.ts'
import type { Call, CalledRoute, Route, SignedRoute } from './route.ts'
import { readSignedInput } from './signed-call.ts'
import { comesFromThisMachine } from './this-machine.ts'
import { writeOutput } from './write-output.ts'

/** Without `events` no other tabs are told of changes. */
export type HttpServices = Pick<Services, 'env' | 'baseUrl' | 'log' | 'limits'> & Partial<Pick<Services, 'events'>>

/**
 * Every route runs the same steps in this order: origin, session, access, limit, input, handler, output. A signed route
 * checks its signature in place of the first four.
 */
export function mountRoutes(
  app: HttpApp,
  routes: readonly Route[],
  services: HttpServices,
  readMember: ReadMember,
): void {
  const checkOrigin = createOriginCheck(services.env.BASE_URL && new URL(services.baseUrl).origin)
  const ordered = fixedPathsFirst(routes)
  refuseMistakes(ordered)
  const methods = methodsByPath(ordered)
  const lastOfPath = new Map(ordered.map(({ endpoint }, index) => [shape(endpoint.path), index]))
  async function answerCalled(route: CalledRoute, c: Context<HttpEnv>): Promise<Response> {
    const { endpoint } = route
    const request = c.req.raw
    const client = c.get('client')
    checkOrigin(request, client)
    const member = route.sessionless ? null : await findMember(request, readMember)
    c.set('role', member?.membership_type ?? 'visitor')
    const fromThisMachine = () => comesFromThisMachine(request, c.env?.incoming)
    if (!route.openOnThisMachine || !fromThisMachine()) guard(endpoint, member, services.env)
    if (changesData(request.method)) refuseOtherAccount(endpoint, request, member)
    if (changesData(request.method) && !route.limitsItself) {
      if (member) await services.limits.consume('write-member', member.user_id)
      else await services.limits.consume('write-address', client.address)
    }
    const call: Call = {
      input: await readInput(endpoint, request, c.req.param()),
      member,
      request,
      address: client.address,
      requestId: c.get('requestId'),
      headers: new Headers(),
      readUpload: () => readUpload(endpoint, request),
      fromThisMachine,
    }
    const response = await answer(route, call)
    if (member) response.headers.set(MEMBER_HEADER, member.user_id)
    if (route.changes && member)
      services.events?.publish(memberTopic(member.user_id), { type: 'data-changed', data: route.changes })
    return response
  }

  for (const [index, route] of ordered.entries()) {
    const { endpoint } = route
    app.on(endpoint.method, endpoint.path, (c) => {
      c.set('route', endpoint.path)
      return 'receive' in route ? answerSigned(route, c, services.limits) : answerCalled(route, c)
    })
    const path = shape(endpoint.path)
    // Not after all routes: `/coaches/:id` would answer for `/coaches/mine` with methods that only it has.
    if (lastOfPath.get(path) === index)
      app.all(endpoint.path, (c) => refuseMethod(c, endpoint.path, methods.get(path) ?? []))
  }
}

async function findMember(request: Request, readMember: ReadMember): Promise<Member | null> {
  return request.headers.has('cookie') || request.headers.has('authorization') ? await readMember(request) : null
}

function guard({ access }: Endpoint, member: Member | null, { ADMIN_TWO_FACTOR }: HttpServices['env']): void {
  if (!admits(access, member?.membership_type)) throw refusalOf(access, member)
  // The session itself must be confirmed: two-factor on the account proves nothing about who holds this session.
  if (access === 'administer' && ADMIN_TWO_FACTOR && !member?.second_factor_at)
    throw new Refusal('admin.two-factor-required')
}

/** What one member wrote, maybe hours ago without a connection, must not count for the one who has signed in since. */
function refuseOtherAccount({ access }: Endpoint, request: Request, member: Member | null): void {
  const writer = request.headers.get(MEMBER_HEADER)
  if (access !== 'everyone' && writer !== null && writer !== member?.user_id) throw new Refusal('session.missing')
}

/** A membership can end while its member writes: the page then names what is missing, not only that it is forbidden. */
function refusalOf(access: Access, member: Member | null): Refusal {
  if (!member) return new Refusal('session.missing')
  return new Refusal(access === 'enter-network' ? 'spaces.needs-elite' : 'session.forbidden')
}

/** Not called by a page or a person, so neither origin nor session is checked. */
async function answerSigned(
  route: SignedRoute,
  c: Context<HttpEnv>,
  limits: HttpServices['limits'],
): Promise<Response> {
  const { endpoint } = route
  const input = await readSignedInput(route, { request: c.req.raw, address: c.get('client').address, limits })
  const output = await route.receive({ input, requestId: c.get('requestId') })
  const response = declaredResponse(endpoint, writeOutput(endpoint, output))
  response.headers.set('cache-control', 'no-store')
  return response
}

async function answer(route: CalledRoute, call: Call): Promise<Response> {
  const response =
    'respond' in route
      ? await route.respond(call)
      : declaredResponse(route.endpoint, writeOutput(route.endpoint, await route.handle(call)))
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  for (const [name, value] of call.headers) {
    if (name === 'set-cookie') response.headers.append(name, value)
    else response.headers.set(name, value)
  }
  return response
}

function declaredResponse({ status = 200 }: Endpoint<CallAccess>, output: unknown): Response {
  return status === 204 ? new Response(null, { status }) : jsonResponse(output, status)
}

function refuseMethod(c: Context<HttpEnv>, path: string, methods: readonly string[]): Response {
  c.set('route', path)
  const response = refusalResponse(new Refusal('not-found'), c.get('requestId'), 405)
  response.headers.set('allow', methods.join(', '))
  return response
}

/** Otherwise `/coaches/:id` might answer for `/coaches/mine`, depending on the order of mounting. */
function fixedPathsFirst(routes: readonly Route[]): Route[] {
  const placesOf = ({ endpoint }: Route) =>
    endpoint.path
      .split('/')
      .map((part) => (part.startsWith(':') ? 1 : 0))
      .join('')
  return routes
    .map((route) => ({ route, places: placesOf(route) }))
    .toSorted((a, b) => a.places.localeCompare(b.places))
    .map(({ route }) => route)
}

function refuseMistakes(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const route of routes) {
    const { endpoint } = route
    const name = `${endpoint.method} ${shape(endpoint.path)}`
    if (seen.has(name)) throw new Error(`${name} is mounted twice`)
    seen.add(name)
    if ('sessionless' in route && route.sessionless && endpoint.access !== 'everyone')
      throw new Error(`${name} needs a session to guard its access`)
  }
}

/** Grouped by the shape of the path, regardless of parameter names. */
function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { endpoint } of routes) {
    const own = endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]
    found.set(shape(endpoint.path), [...(found.get(shape(endpoint.path)) ?? []), ...own])
  }
  return found
}

function shape(path: string): string {
  return path.replace(/:[^/]+/g, ':')
}
