import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { MembershipType } from '#contract/access.ts'
import type { Client } from './client-address.ts'
import type { Member } from './member.ts'

/** The context of a request in the middleware. */
export interface HttpEnv {
  /** The socket's data; missing when a test calls the app without one. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    client: Client
    /** The name in logs and metrics: never the path itself, which may contain ids and tokens. */
    route: string | undefined
    role: MembershipType | 'visitor' | undefined
  }
}

export type HttpApp = Hono<HttpEnv>

/** The member of the request's cookie or bearer token; null for a visitor. */
export type ReadMember = (request: Request) => Promise<Member | null>
