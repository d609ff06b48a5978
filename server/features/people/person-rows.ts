import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { MEMBERSHIP_TYPES, may } from '#contract/access.ts'
import type { Person } from '#contract/people.ts'
import { RANK_POINTS, RANKS } from '#contract/people-rules.ts'
import { isPublicCoach } from '#server/features/coaches/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { people } from './tables.ts'

/** The contract's `rankOf` in SQL. */
const rank = sql.join(
  [
    sql`case`,
    ...RANKS.toReversed().map(
      (name) => sql`when coalesce(${people.points}, 0) >= ${sql.raw(`${RANK_POINTS[name]} then '${name}'`)}`,
    ),
    sql`end`,
  ],
  sql` `,
)

/**
 * What members see of a person, as JSON, and null where there is none. For the selection of a raw statement: `user_id`
 * must be a reference with the alias of its table, such as sql`post.author_id`.
 */
export function personOf(user_id: SQLWrapper): SQL<Person | null> {
  const known = sql`from ${people} join ${profiles} on ${profiles.user_id} = ${people.user_id}
    where ${people.user_id} = ${user_id}`
  return personFrom(sql`${people.handle}`, known)
}

/** The same for someone who may have no row in `people` yet, and would get this handle. */
export function personOrNewcomer(user_id: SQLWrapper, handle: string): SQL<Person | null> {
  const all = sql`from ${profiles} left join ${people} on ${people.user_id} = ${profiles.user_id}
    where ${profiles.user_id} = ${user_id}`
  return personFrom(sql`coalesce(${people.handle}, ${handle})`, all)
}

function personFrom(handle: SQL, from: SQL): SQL<Person | null> {
  return sql<Person | null>`(
    select json_build_object('user_id', ${profiles.user_id}, 'handle', ${handle},
      'full_name', ${profiles.full_name}, 'avatar_url', ${profiles.avatar_url}, 'rank', ${rank},
      'role', case ${profiles.role} when 'member' then 'member' when 'admin' then 'admin' else 'coach' end,
      'slug', case when ${isPublicCoach} then ${profiles.slug} end)
    ${from})`
}

const ADMITTED = MEMBERSHIP_TYPES.filter((type) => may('enter-network', type)).map((type) => `'${type}'`)

/** A condition on `profiles`: the Network is open to this person now, by role or by a membership. */
export function mayEnterNetwork(now: Date): SQL {
  const type = sql`membership_type_of(${profiles.role}, ${profiles.elite_until}, ${now.toISOString()}::timestamptz)`
  return sql`${type} in (${sql.raw(ADMITTED.join(', '))})`
}
