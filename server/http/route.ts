import type * as z from 'zod/mini'
import type { Access } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { MemberData } from '#contract/event-rules.ts'
import type { Member } from './member.ts'

type MemberFor<A extends Access> = A extends 'everyone' ? Member | null : Member

/** What a handler works with. `headers` is what it answers with besides the body (cookies, say). */
export interface Call<E extends Endpoint = Endpoint> {
  input: z.output<E['input']>
  member: MemberFor<E['access']>
  request: Request
  /** The client's address, taken from a proxy only when it is a configured one. */
  address: string
  requestId: string
  headers: Headers
  /** The body of an endpoint that declares an `upload`; not read before the handler asks for it. */
  readUpload(): Promise<Uint8Array>
  /** Whether somebody at this very machine asks, through no proxy. */
  fromThisMachine(): boolean
}

interface Declared {
  endpoint: Endpoint
  /** The session is not looked up, so that the call works while the database is away; `member` is null. */
  sessionless?: boolean
  /** Whoever asks at this very machine is let in without the endpoint's access; `member` may then be null. */
  openOnThisMachine?: boolean
  /** The handler counts the call towards the limits itself: who may pass them depends on what is said. */
  limitsItself?: boolean
  /** What of the member's own it changes: once it has, their other tabs are told to fetch it anew. */
  changes?: MemberData
}

/** Answers with the fields that the endpoint's output declares, as JSON. */
export interface JsonRoute extends Declared {
  handle(call: Call): Promise<unknown>
}

/** Answers with whatever it likes (a page, a stream, a status of its own), behind the same guard as any other. */
export interface RawRoute extends Declared {
  contentType: string
  respond(call: Call): Promise<Response>
}

/** How the sender of a signed call proves itself. */
export interface Signature {
  /** The header that carries it, in lower case. */
  header: string
  /** Known to the sender and to us alone. */
  secret: string
}

export interface SignedCall<E extends Endpoint<'signed'> = Endpoint<'signed'>> {
  input: z.output<E['input']>
  requestId: string
}

/**
 * Called by another company's server: no session, no origin, not counted by the limits for people. Its body stays as
 * bytes until the signature over them is found right. The same call can come twice: the handler must expect it.
 */
export interface SignedRoute {
  endpoint: Endpoint<'signed'>
  signature: Signature
  receive(call: SignedCall): Promise<unknown>
}

/** What a person's browser or program calls. */
export type CalledRoute = JsonRoute | RawRoute

/** An endpoint of the contract and what answers it. */
export type Route = CalledRoute | SignedRoute

/** What a handler may return for an output: a text may be a Date, which travels as its ISO form. */
export type Answer<T> = unknown extends T
  ? T
  : T extends string
    ? string extends T
      ? string | Date
      : T
    : T extends readonly (infer Item)[]
      ? readonly Answer<Item>[]
      : T extends object
        ? { [Key in keyof T]: Answer<T[Key]> }
        : T

type RouteOptions = Omit<Declared, 'endpoint'>

export function route<A extends Access, I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<A, I, O>,
  handle: (call: Call<Endpoint<A, I, O>>) => Promise<Answer<z.input<O>>>,
  options: RouteOptions = {},
): JsonRoute {
  // The guard has made sure of the member and the schema of the input before a handler is called.
  return { endpoint, handle: handle as unknown as JsonRoute['handle'], ...options }
}

export function rawRoute<A extends Access, I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<A, I, O>,
  contentType: string,
  respond: (call: Call<Endpoint<A, I, O>>) => Promise<Response>,
  options: RouteOptions = {},
): RawRoute {
  return { endpoint, contentType, respond: respond as unknown as RawRoute['respond'], ...options }
}

export function signedRoute<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<'signed', I, O>,
  signature: Signature,
  receive: (call: SignedCall<Endpoint<'signed', I, O>>) => Promise<Answer<z.input<O>>>,
): SignedRoute {
  return { endpoint, signature, receive: receive as unknown as SignedRoute['receive'] }
}
