import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { MembershipType } from '#contract/access.ts'
import type { Client } from './client-address.ts'
import type { Member } from './member.ts'

/** What a request carries with it through the layers. */
export interface HttpEnv {
  /** Of the socket; missing when a test calls the app without one. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    client: Client
    /** What the logs and the metrics call this request: never the path itself, which can hold ids and tokens. */
    route: string | undefined
    role: MembershipType | 'visitor' | undefined
  }
}

export type HttpApp = Hono<HttpEnv>

/** Who is behind the cookie or the bearer token of a request; null for a visitor. */
export type ReadMember = (request: Request) => Promise<Member | null>
