import type { MembershipType } from '#contract/access.ts'
import type { Session } from '#contract/session.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AT = '2026-01-31T18:00:00.000Z'

/** A session as the server sends it to a page. */
export function sessionOf(
  membership_type: MembershipType = 'free_member',
  {
    language = 'en',
    elite = null,
    ...profile
  }: Partial<Pick<Session['user'], 'language' | 'elite'> & Session['user']['profile']> = {},
): Session {
  const user_id = '00000000-0000-4000-8000-000000000001'
  return {
    // Less than a day old, so that no page renews it.
    expires_at: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    token_type: 'bearer',
    user: {
      id: user_id,
      email: 'robin@people.example',
      language,
      two_factor_enabled: false,
      elite,
      profile: {
        user_id,
        full_name: 'Robin Tester',
        avatar_url: null,
        membership_type,
        coach_status: null,
        time_zone: 'UTC',
        created_at: AT,
        updated_at: AT,
        upgraded_at: null,
        ...profile,
      },
    },
  }
}
