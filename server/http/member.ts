import type { MembershipType } from '#contract/access.ts'
import type { Session } from '#contract/session.ts'

/** The person behind a request, read afresh from the database for each one: a role change or ban counts at once. */
export interface Member {
  user_id: string
  session_id: string
  membership_type: MembershipType
  /** When this session gave a code of the second factor, if it did. */
  second_factor_at: Date | null
  /** What the browser may know of the session. */
  session: Session
}
