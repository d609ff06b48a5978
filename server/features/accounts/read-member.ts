import { getTableName } from 'drizzle-orm'
import type { MembershipType } from '#contract/access.ts'
import type { CrisisChoice } from '#contract/crisis-country-rules.ts'
import type { Language } from '#contract/language.ts'
import type { Profile } from '#contract/profile.ts'
import type { Session } from '#contract/session.ts'
import { memberships } from '#server/features/membership/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { openSignedToken, signedTokenOf } from './session-cookie.ts'

interface Row {
  session_id: string
  expires_at: Date
  second_factor_at: Date | null
  authenticated_at: Date | null
  user_id: string
  email: string
  language: Language
  two_factor_enabled: boolean
  full_name: string
  avatar_url: string | null
  membership_type: MembershipType
  /** `Infinity` without an end; null or past without an Elite membership that counts now. */
  elite_until: Date | number | null
  coach_status: Profile['coach_status']
  time_zone: string | null
  crisis_country: CrisisChoice | null
  created_at: Date
  updated_at: Date
  upgraded_at: Date | null
}

// One query for every signed-in request: session, account and profile together, by the unique token.
// With two-factor on, a session without a second factor gives no access.
const READ_MEMBER = {
  name: 'read-member',
  text: `select s.id as session_id, s.expires_at, s.second_factor_at, s.authenticated_at, u.id as user_id, u.email,
      u.language, u.two_factor_enabled, p.full_name, p.avatar_url,
      membership_type_of(p.role, p.elite_until, $2) as membership_type, p.coach_status, p.time_zone, p.created_at, p.updated_at, p.upgraded_at,
      p.elite_until, p.crisis_country
    from sessions s join users u on u.id = s.user_id join ${getTableName(profiles)} p on p.user_id = u.id
    where s.token = $1 and s.expires_at > $2 and u.banned_at is null and u.email_verified
      and (s.second_factor_at is not null or not u.two_factor_enabled)`,
}

// Apart from the query above, which every request waits for: only few members have Elite.
const IS_ELITE_PAID = {
  name: 'is-elite-paid',
  text: `select exists (select from ${getTableName(memberships)} where user_id = $1
    and provider is not null and access_until > $2) as paid`,
}

export type ReadMember = (request: Request) => Promise<Member | null>

export function createReadMember({
  pool,
  secret,
  baseUrl,
  clock,
}: Pick<Services, 'pool' | 'secret' | 'baseUrl' | 'clock'>): ReadMember {
  return async (request) => {
    const signed = signedTokenOf(request.headers, baseUrl)
    const token = signed && openSignedToken(signed, secret)
    if (!token) return null
    return findMember({ pool, clock }, token)
  }
}

export async function findMember(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  token: string,
): Promise<Member | null> {
  const now = clock.now()
  const [row] = (await pool.query<Row>({ ...READ_MEMBER, values: [token, now] })).rows
  return row ? toMember(row, await readElite(pool, row, now)) : null
}

async function readElite(
  pool: Services['pool'],
  { user_id, elite_until }: Row,
  now: Date,
): Promise<Session['user']['elite']> {
  if (elite_until === null || elite_until <= now) return null
  const { rows } = await pool.query<{ paid: boolean }>({ ...IS_ELITE_PAID, values: [user_id, now] })
  const until = elite_until instanceof Date ? elite_until.toISOString() : null
  return { until, paid: rows[0]?.paid === true }
}

function toMember(row: Row, elite: Session['user']['elite']): Member {
  return {
    user_id: row.user_id,
    session_id: row.session_id,
    membership_type: row.membership_type,
    second_factor_at: row.second_factor_at,
    authenticated_at: row.authenticated_at,
    crisis_country: row.crisis_country,
    session: {
      expires_at: row.expires_at.toISOString(),
      token_type: 'bearer',
      user: {
        id: row.user_id,
        email: row.email,
        language: row.language,
        two_factor_enabled: row.two_factor_enabled,
        elite,
        profile: {
          user_id: row.user_id,
          full_name: row.full_name,
          avatar_url: row.avatar_url,
          membership_type: row.membership_type,
          coach_status: row.coach_status,
          time_zone: row.time_zone,
          created_at: row.created_at.toISOString(),
          updated_at: row.updated_at.toISOString(),
          upgraded_at: row.upgraded_at?.toISOString() ?? null,
        },
      },
    },
  }
}
