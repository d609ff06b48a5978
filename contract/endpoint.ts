import type * as z from 'zod/mini'
import type { Access, CallAccess } from './access.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Path = `/${string}`

/**
 * One call between browser and server, declared once: the server mounts it, the client calls it,
 * the OpenAPI document shows it and the access matrix test walks it.
 * Names in the path (`:id`) are fields of `input`; the rest travels as the query of a GET or as a JSON body.
 */
export interface Endpoint<
  A extends CallAccess = Access,
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  M extends Method = Method,
  P extends Path = Path,
> {
  method: M
  path: P
  access: A
  summary: string
  input: I
  output: O
  /** The error codes of this call, besides those of every call (`commonErrors`). */
  errors: readonly ErrorCode[]
  /** The error code, in place of `request.invalid`, when one of these fields is missing. */
  missing?: { fields: readonly string[]; code: ErrorCode }
  upload?: Upload
  /** The input is in the path alone; a body of any type is accepted and not read. */
  ignoresBody?: boolean
  /** The status of a successful answer; 200 by default. */
  status?: 200 | 201 | 202 | 204
}

/** The body is a file, not JSON; the rest of the input is in the path. */
export interface Upload {
  types: readonly string[]
  maxBytes: number
  tooLarge: ErrorCode
  wrongType: ErrorCode
}

/** Method and path keep their literal types: `calls.ts` builds the names of calls from them. */
export function endpoint<
  A extends CallAccess,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  const M extends Method,
  const P extends Path,
>(definition: Endpoint<A, I, O, M, P>): Endpoint<A, I, O, M, P> {
  return definition
}

export type Input<E extends Endpoint> = z.input<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>
