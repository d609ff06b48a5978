import { type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { Person } from '#contract/people.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { isFollower, isPublicCoach } from '#server/features/coaches/public.ts'
import { boughtFrom } from '#server/features/orders/public.ts'
import {
  findFreeHandle,
  mayEnterNetwork,
  notBlocked,
  people,
  personOrNewcomer,
} from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { excerptOf, findReadable, posts, sharesSpace, spaces } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Standing } from './rules.ts'
import type { messages } from './tables.ts'

type Db = Pick<Database, 'execute' | 'select'>
type Id = string | SQL

export interface Addressee {
  person: Person
  standing: Standing
  quote: (typeof messages.$inferSelect)['quote']
}

interface Facts extends Record<string, unknown> {
  person: Person
  is_staff: boolean
  is_coach: boolean
  may_enter: boolean
  accepts: boolean
  follows: boolean
  bought: boolean
  /** The writer could come across this person in the Network. */
  is_known: boolean
}

/** One of the two bought something from the other. */
export function boughtEither(one: Id, other: Id): SQL {
  return sql`(${boughtFrom(one, other)} or ${boughtFrom(other, one)})`
}

interface Wanted {
  user_id: string
  post_id?: string | undefined
  now: Date
  /** The refusal for a writer without a membership. */
  whenClosed: 'not-found' | 'spaces.needs-elite'
}

/**
 * Someone to whom the member could write. Not found: nobody, someone banned or blocked, and members whom the writer could
 * not come across. Without a membership all members are answered alike, so that nothing is learnt about them.
 */
export async function findAddressee(
  db: Db,
  writer: Member,
  { user_id: other_id, post_id, now, whenClosed }: Wanted,
): Promise<Addressee> {
  if (other_id === writer.user_id) throw new Refusal('messages.yourself')
  const writer_may_enter = may('enter-network', writer.membership_type)
  const quote = post_id === undefined || !writer_may_enter ? null : await findQuote(db, writer, other_id, post_id, now)
  const facts = await readFacts(db, writer.user_id, other_id, now)
  if (!writer_may_enter && !facts?.is_staff && !facts?.bought) throw new Refusal(whenClosed)
  if (!facts || !(facts.is_known || facts.is_staff || facts.bought || quote)) throw new Refusal('not-found')
  return {
    person: facts.person,
    quote,
    standing: {
      writer_is_admin: may('administer', writer.membership_type),
      writer_may_enter,
      other_is_coach: facts.is_coach,
      other_may_enter: facts.may_enter,
      other_accepts: facts.accepts,
      follows: facts.follows,
      bought: facts.bought,
      invited: quote !== null,
    },
  }
}

async function readFacts(db: Db, user_id: string, other_id: string, now: Date): Promise<Facts | undefined> {
  const canBeReached = sql`${profiles.user_id} = ${other_id} and ${notBlocked(user_id, sql`${profiles.user_id}`)}
    and exists (select from ${users} where ${users.id} = ${other_id} and ${users.banned_at} is null and ${users.email_verified})`
  const found = await db.execute(sql`select from ${profiles} where ${canBeReached}`)
  if (found.rows.length === 0) return undefined
  // A coach can be written to before the first visit of the Network.
  const handle = await findFreeHandle(db, other_id)
  const { rows } = await db.execute<Facts>(sql`
    select ${personOrNewcomer(sql`seen.user_id`, handle)} as person, seen.*
    from (
      select ${profiles.user_id}, ${profiles.role} <> 'member' as is_staff, coalesce(${isPublicCoach}, false) as is_coach,
        ${mayEnterNetwork(now)} as may_enter, coalesce(${people.accepts_messages}, false) as accepts,
        ${isFollower(user_id, sql`${profiles.slug}`)} as follows, ${boughtEither(user_id, other_id)} as bought,
        coalesce(${people.in_directory} or ${people.accepts_messages}, false)
          or ${sharesSpace(user_id, other_id)} as is_known
      from ${profiles} left join ${people} on ${people.user_id} = ${profiles.user_id}
      where ${profiles.user_id} = ${other_id}
    ) seen`)
  return rows[0]
}

/** The post of the other person that is answered: one about fight business that the writer may read. */
async function findQuote(db: Db, writer: Member, other_id: string, post_id: string, now: Date) {
  const post = await findReadable(db, writer, post_id, now)
  if (post.author_id !== other_id || post.state !== 'shown') throw new Refusal('not-found')
  const { rows } = await db.execute<{ body: string; slug: string }>(sql`
    select post.body, space.slug from ${posts} post join ${spaces} space on space.id = post.space_id
    where post.id = ${post_id} and space.kind = 'business' and post.parent_id is null`)
  const [business] = rows
  if (!business) throw new Refusal('not-found')
  return { post_id, space_slug: business.slug, words: excerptOf(business.body) }
}
