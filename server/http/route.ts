import type * as z from 'zod/mini'
import type { Access } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { MemberData } from '#contract/event-rules.ts'
import type { Member } from './member.ts'

type MemberFor<A extends Access> = A extends 'everyone' ? Member | null : Member

/** What a handler gets. `headers` are the response headers besides the body, such as cookies. */
export interface Call<E extends Endpoint = Endpoint> {
  input: z.output<E['input']>
  member: MemberFor<E['access']>
  request: Request
  /** The client's address, taken from a proxy only when it is a configured one. */
  address: string
  requestId: string
  headers: Headers
  /** The body of an endpoint that declares an `upload`; read when the handler calls it. */
  readUpload(): Promise<Uint8Array>
  /** Whether the request comes from this machine itself, not through a proxy. */
  fromThisMachine(): boolean
}

interface Declared {
  endpoint: Endpoint
  /** The session is not looked up, so that the call works while the database is away; `member` is null. */
  sessionless?: boolean
  /** Requests from this machine itself need no access; `member` may then be null. */
  openOnThisMachine?: boolean
  /** The handler applies the limits itself, because they depend on the content of the message. */
  limitsItself?: boolean
  /** The member's data that the call changes; afterwards the member's other tabs are told to refetch it. */
  changes?: MemberData
}

/** Answers with the fields that the endpoint's output declares, as JSON. */
export interface JsonRoute extends Declared {
  handle(call: Call): Promise<unknown>
}

/** Returns any response (a page, a stream, another status) after the same access check. */
export interface RawRoute extends Declared {
  contentType: string
  respond(call: Call): Promise<Response>
}

/** How the sender of a signed call proves itself. */
export interface Signature {
  /** The header that carries it, in lower case. */
  header: string
  /** Shared by the sender and us; a call is signed with one of them. */
  secrets: readonly string[]
}

export interface SignedCall<E extends Endpoint<'signed'> = Endpoint<'signed'>> {
  input: z.output<E['input']>
  requestId: string
}

/**
 * Called by another company's server: no session, no origin, not counted by the limits for people. Its body is not
 * parsed before the signature over its bytes is verified. The same call can come twice: the handler must expect it.
 */
export interface SignedRoute {
  endpoint: Endpoint<'signed'>
  signature: Signature
  receive(call: SignedCall): Promise<unknown>
}

/** A route for a person's browser or program. */
export type CalledRoute = JsonRoute | RawRoute

/** An endpoint of the contract with its handler. */
export type Route = CalledRoute | SignedRoute

/** What a handler may return for an output: a text may be a Date, which is sent in ISO format. */
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
  // Member and input are checked before a handler is called.
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
