import { type ErrorBody, FIELD_PROBLEMS, type FieldProblem, type FieldProblems } from '#contract/errors.ts'
import { isRecord, parseJson } from './json.ts'

/** Reads the known parts of a refusal's body. Without a schema, because every page would have to load it. */
export function readErrorBody(text: string): ErrorBody['error'] | undefined {
  const body = parseJson(text)
  if (!isRecord(body) || !isRecord(body.error)) return undefined
  const { code, fields, retry_after, reason } = body.error
  if (typeof code !== 'string') return undefined
  return {
    code,
    ...(isRecord(fields) && { fields: readFields(fields) }),
    ...(isCount(retry_after) && { retry_after }),
    ...(typeof reason === 'string' && { reason }),
  }
}

function readFields(fields: Record<string, unknown>): FieldProblems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (isRecord(value) ? [[name, readProblem(value)]] : [])),
  )
}

/** A server newer than this page may report unknown problems: the field is marked as invalid. */
function readProblem({ problem, limit }: Record<string, unknown>): FieldProblem {
  const known = FIELD_PROBLEMS.find((one) => one === problem)
  return { problem: known ?? 'invalid', ...(isCount(limit) && { limit }) }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
