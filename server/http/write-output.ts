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

function datesAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(datesAsText)
  if (!isPlain(value)) return value
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = datesAsText(value[key])
  return copy
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
