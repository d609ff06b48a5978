import type { ErrorCode, FieldProblems } from '#contract/errors.ts'

/** A use case says no, with a code both sides know. Anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: FieldProblems | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** What a person wrote to whom it concerns. */
  readonly reason: string | undefined

  constructor(code: ErrorCode, details: { fields?: FieldProblems; retryAfter?: number; reason?: string } = {}) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.reason = details.reason
  }
}
