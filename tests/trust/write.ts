import type { Endpoint } from '#contract/endpoint.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'

/** A call that changes something, ready to be made. */
export interface Write {
  browser: ApiBrowser
  input: Record<string, unknown>
  /** Who makes the call or is made by it; undefined when the account is gone afterwards. */
  email?: string
  /** What the call is there to change of who that is. */
  changes?: Record<string, unknown>
}

export type PreparedWrite = [Endpoint, () => Promise<Write>]
