import { type SQL, sql } from 'drizzle-orm'
import { isHouseSpace, spaceTexts } from '#content/spaces/spaces.ts'
import { may } from '#contract/access.ts'
import { MOST_UNREAD, type SpaceKind } from '#contract/space-rules.ts'
import type { Space } from '#contract/spaces.ts'
import { isoMoment } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { NO_ID } from '#server/db/no-id.ts'
import { notBlocked, notHidden } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { mayEnter } from './access.ts'
import { posts, space_members, spaces } from './tables.ts'

/** A space as one member sees it, with what only the server needs. */
export interface SeenSpace extends Space {
  is_introduced: boolean
  read_until: string | null
}

type Row = Record<string, unknown> &
  Omit<SeenSpace, 'name' | 'about' | 'may_moderate' | 'kind'> & {
    kind: SpaceKind
    name: string | null
    about: string | null
    is_own: boolean
  }

/**
 * Posts of others after the position up to which the member has read. Counted by index, never stored. The order makes the
 * database read the index of the feed; without it, it may search all posts of all spaces for the first 99.
 */
function unreadOf(user_id: string): SQL {
  return sql`(
    select count(*)::int from (
      select from ${posts} post
      where post.space_id = space.id and post.parent_id is null and post.state = 'shown'
        and (post.created_at, post.id) >
          (coalesce(own.read_until, '-infinity'), coalesce(own.read_post_id, ${NO_ID}::uuid))
        and post.author_id is distinct from ${user_id} and ${notHidden(user_id, sql`post.author_id`)}
      order by post.created_at desc, post.id desc
      limit ${MOST_UNREAD}) unread)`
}

/** The doors that the member may see. `which` is a condition on the aliases `space` and `own`, the own membership of it. */
export async function findSpaces(
  db: Pick<Database, 'execute'>,
  member: Member,
  now: Date,
  which: SQL,
): Promise<SeenSpace[]> {
  const { user_id } = member
  const { rows } = await db.execute<Row>(sql`
    select space.id, space.slug, space.kind, space.name, space.about, space.members, space.slow_seconds,
      coalesce(space.coach_slug, coach.slug) as coach_slug, coach.avatar_url as picture_url,
      own.user_id is not null and own.left_at is null as is_joined, own.introduced_at is not null as is_introduced,
      ${isoMoment(sql`own.read_until`)} as read_until,
      space.coach_id is not distinct from ${user_id} as is_own,
      ${mayEnter(sql`space.id`, user_id, now)} as may_enter,
      case when own.left_at is null and own.user_id is not null then ${unreadOf(user_id)} else 0 end as unread
    from ${spaces} space
      left join ${space_members} own on own.space_id = space.id and own.user_id = ${user_id}
      left join ${profiles} coach on coach.user_id = space.coach_id
    where (space.coach_id is null or ${notBlocked(user_id, sql`space.coach_id`)}) and ${which}
    order by is_joined desc, space.created_at, space.id`)
  return rows.map((row) => showSpace(row, member))
}

function showSpace({ is_own, ...row }: Row, { membership_type, session }: Member): SeenSpace {
  const { name, about } = isHouseSpace(row.slug) ? spaceTexts(row.slug, session.user.language) : row
  return {
    ...row,
    name: name ?? row.slug,
    about: about ?? '',
    unread: row.may_enter ? row.unread : 0,
    may_moderate: (is_own && may('use-coach-desk', membership_type)) || may('administer', membership_type),
  }
}

/** A space whose door the member may see. */
export async function findSpace(
  db: Pick<Database, 'execute'>,
  member: Member,
  slug: string,
  now: Date,
): Promise<SeenSpace> {
  const [space] = await findSpaces(db, member, now, sql`space.slug = ${slug}`)
  if (!space) throw new Refusal('not-found')
  return space
}

/** A space that the member may enter. */
export async function findEntered(
  db: Pick<Database, 'execute'>,
  member: Member,
  slug: string,
  now: Date,
): Promise<SeenSpace> {
  const space = await findSpace(db, member, slug, now)
  if (!space.may_enter) throw refusalAtDoor(space, member)
  return space
}

/** Why someone may not enter. */
export function refusalAtDoor({ kind }: Pick<SeenSpace, 'kind'>, { membership_type }: Member): Refusal {
  const isFree = !may('enter-network', membership_type)
  return new Refusal(kind === 'clients' && !isFree ? 'spaces.clients-only' : 'spaces.needs-elite')
}
