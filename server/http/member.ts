import type { MembershipType } from '#contract/access.ts'
import type { CrisisChoice } from '#contract/crisis-country-rules.ts'
import type { Session } from '#contract/session.ts'

/** The person behind a request, read from the database for each request, so that a role change or ban counts at once. */
export interface Member {
  user_id: string
  session_id: string
  membership_type: MembershipType
  /** When this session was confirmed with a second factor; null if never. */
  second_factor_at: Date | null
  /** When the person proved who they are, by a passkey or at the OpenID Connect provider; null if not known. */
  authenticated_at: Date | null
  /** The country whose crisis line the member chose; null means that of the time zone. */
  crisis_country: CrisisChoice | null
  /** What the browser may know about the session. */
  session: Session
}
