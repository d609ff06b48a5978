import type { ErrorCode, FieldProblems } from '#contract/errors.ts'

/** A use case says no, with a code of the contract. Anything else that is thrown is a fault. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: FieldProblems | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** A reason that a person wrote. */
  readonly reason: string | undefined

  constructor(code: ErrorCode, details: { fields?: FieldProblems; retryAfter?: number; reason?: string } = {}) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.reason = details.reason
  }
}
