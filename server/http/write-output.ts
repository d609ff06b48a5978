import * as z from 'zod/mini'
import type { CallAccess } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Only the fields that the endpoint declares: anything else that a handler returns is never sent. */
export function writeOutput(endpoint: Endpoint<CallAccess>, result: unknown): unknown {
  const output = z.safeParse(endpoint.output, datesAsText(result))
  if (output.success) return output.data
  const places = output.error.issues.map((issue) => `${issue.path.map(String).join('.') || '*'}: ${issue.code}`)
  throw new Error(
    `${endpoint.method} ${endpoint.path} does not answer as it declares (${places.slice(0, 10).join(', ')})`,
  )
}

/** Copies only what contains a Date. */
function datesAsText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(datesAsText)
  if (!isPlain(value)) return value
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(value)) {
    const text = datesAsText(value[key])
    if (text === value[key]) continue
    copy ??= { ...value }
    copy[key] = text
  }
  return copy ?? value
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
