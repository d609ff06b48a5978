import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MEMBERSHIP_TYPES, type MembershipType } from '#contract/access.ts'
import type { HttpApp } from '#server/http/http-app.ts'
import { createLogger } from '#server/http/logger.ts'
import type { Member } from '#server/http/member.ts'
import { createNodeServer } from '#server/http/node-server.ts'

export interface Sent {
  method?: string
  /** Sent unchanged: unlike fetch, this does not normalise `//` or `%2e`. */
  path: string
  headers?: Record<string, string | string[]>
  /** An array is sent in chunks, without a content length. */
  body?: string | Uint8Array | (string | Uint8Array)[]
  /** The local address to connect from. */
  from?: string
}

export interface Received {
  status: number
  headers: Record<string, string | undefined>
  cookies: string[]
  bytes: Buffer
  text: string
  json: <T = Record<string, unknown>>() => T
}

/** Serves the app on a real port of this machine. */
export async function startTestServer(app: HttpApp) {
  const server = createNodeServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    send: (sent: Sent) => send(port, sent),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(port: number, { method = 'GET', path, headers = {}, body, from }: Sent): Promise<Received> {
  const chunks = Array.isArray(body) ? body : undefined
  const whole = Array.isArray(body) ? undefined : body
  const length = whole === undefined ? {} : { 'content-length': String(Buffer.byteLength(whole)) }
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...length, ...headers },
        ...(from && { localAddress: from }),
      },
      (response) => {
        const received: Buffer[] = []
        response.on('data', (chunk: Buffer) => received.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(received)
          const text = bytes.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string | undefined>,
            cookies: response.headers['set-cookie'] ?? [],
            bytes,
            text,
            json: <T>() => JSON.parse(text) as T,
          })
        })
      },
    )
    request.on('error', reject)
    for (const chunk of chunks ?? []) request.write(chunk)
    request.end(whole)
  })
}

/** A logger, and the lines it has written so far. */
export function recordLog(level = 'info') {
  const lines: Record<string, unknown>[] = []
  const log = createLogger(level, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) })
  return { log, lines, text: () => JSON.stringify(lines) }
}

/** Other spellings of a path that some servers treat as the same path. Here none of them may work. */
export function otherSpellings(path: string): string[] {
  const [, first = '', ...rest] = path.split('/')
  const below = rest.length > 0 ? `/${rest.join('/')}` : ''
  const coded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`
  return [
    `/${path}`,
    `${path}/`,
    `${path}//`,
    `/${first}/${below}`,
    `/.${path}`,
    `/%2e${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/x/%2E%2E%2f${path.slice(1)}`,
    `${path}/.`,
    `${path}/%2e`,
    `${path}%2f`,
    `${path}%00`,
    `${path};x=1`,
    `${path}%20`,
    `/${coded}${below}`,
    `/${first.toUpperCase()}${below}`,
    `/${first}${below.toUpperCase()}`,
  ].filter((spelling) => spelling !== path)
}

const MOMENT = '2026-01-31T18:00:00.000Z'

export function memberOf(membership_type: MembershipType, user_id = '00000000-0000-4000-8000-000000000001'): Member {
  return {
    user_id,
    session_id: '00000000-0000-4000-8000-000000000002',
    membership_type,
    second_factor_at: null,
    authenticated_at: null,
    crisis_country: null,
    session: {
      expires_at: MOMENT,
      token_type: 'bearer',
      user: {
        id: user_id,
        email: 'rosa@kiai.example',
        language: 'en',
        two_factor_enabled: false,
        elite: null,
        profile: {
          user_id,
          full_name: 'Rosa',
          avatar_url: null,
          membership_type,
          coach_status: null,
          time_zone: null,
          created_at: MOMENT,
          updated_at: MOMENT,
          upgraded_at: null,
        },
      },
    },
  }
}

/** Reads the signed-in member from a cookie or bearer token that names the role, instead of a stored session. */
export async function readNamedMember(request: Request): Promise<Member | null> {
  const { headers } = request
  const named = `${headers.get('cookie') ?? ''} ${headers.get('authorization') ?? ''}`.match(/(?:role=|bearer )(\w+)/i)
  const role = MEMBERSHIP_TYPES.find((type) => type === named?.[1])
  return role ? memberOf(role) : null
}
