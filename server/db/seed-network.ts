import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { POINTS } from '#contract/people-rules.ts'
import { type HouseSpace, handlesIn, type Reaction } from '#contract/space-rules.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/tables.ts'
import { slugOf } from '#server/features/coaches/public.ts'
import { memberships } from '#server/features/membership/tables.ts'
import { people, points } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/tables.ts'
import { mentions, posts, reactions, searchVector, space_members, spaces } from '#server/features/spaces/public.ts'
import { DEMO_JOINED, DEMO_MEMBERS, DEMO_POSTS } from './demo-posts.ts'

type Seeding = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

const HOUR_MS = 3_600_000
const DAYS_INSIDE = 20
/** So that the demo shows unread marks. */
const READ_HOURS_AGO = 24

/** Members, posts, replies and reactions in the spaces that ship with Kiai; the accounts of the demo take part. */
export async function seedNetwork(db: Seeding): Promise<void> {
  const now = Date.now()
  const ago = (hours: number) => new Date(now - hours * HOUR_MS)
  const found = await db.select({ id: spaces.id, slug: spaces.slug }).from(spaces)
  const spaceIds = new Map(found.map(({ id, slug }) => [slug, id]))
  const personIds = await seedPeople(db)
  const spaceId = (slug: HouseSpace) => known(spaceIds, slug)
  const personId = (handle: string) => known(personIds, handle)

  const joined = [
    ...DEMO_MEMBERS.map(({ full_name, spaces: slugs }) => [slugOf(full_name), slugs] as const),
    ...Object.entries(DEMO_JOINED),
  ]
  await db.insert(space_members).values(
    joined.flatMap(([handle, slugs]) =>
      slugs.map((slug) => ({
        space_id: spaceId(slug),
        user_id: personId(handle),
        joined_at: ago(DAYS_INSIDE * 24),
        introduced_at: ago(DAYS_INSIDE * 24),
        read_until: ago(READ_HOURS_AGO),
      })),
    ),
  )
  await db.update(spaces).set({
    members: sql`(select count(*)::int from ${space_members} where ${space_members.space_id} = ${spaces}.id)`,
  })

  for (const { space, replies = [], business, reactions: given = {}, ...post } of DEMO_POSTS) {
    const shared = { space_id: spaceId(space), language: post.language }
    const [written] = await db
      .insert(posts)
      .values({
        ...shared,
        ...business,
        author_id: personId(post.by),
        key: randomUUID(),
        body: post.body,
        search: searchVector(`${post.body} ${business?.place ?? ''}`, post.language),
        is_public: post.is_public ?? false,
        pinned_at: post.is_pinned ? ago(post.hours_ago) : null,
        replies: replies.length,
        created_at: ago(post.hours_ago),
      })
      .returning({ id: posts.id })
    if (!written) throw new Error('a demo post was not made')
    const reacted = Object.entries(given).flatMap(([reaction, handles]) =>
      handles.map((handle) => ({ post_id: written.id, user_id: personId(handle), reaction: reaction as Reaction })),
    )
    if (reacted.length > 0) await db.insert(reactions).values(reacted)
    for (const { by, hours_ago, body, language = 'en', is_helpful } of replies) {
      const id = randomUUID()
      const helpful_at = is_helpful ? ago(hours_ago - 1) : null
      await db.insert(posts).values({
        ...shared,
        id,
        parent_id: written.id,
        author_id: personId(by),
        key: randomUUID(),
        body,
        language,
        search: searchVector(body, language),
        helpful_at,
        created_at: ago(hours_ago),
      })
      const earned = { cause: 'helpful_answer', thing: id, points: POINTS.helpful_answer } as const
      if (helpful_at) await db.insert(points).values({ user_id: personId(by), ...earned, created_at: helpful_at })
      for (const handle of handlesIn(body)) await db.insert(mentions).values({ post_id: id, user_id: personId(handle) })
    }
  }
  await db.update(people).set({
    points: sql`(select coalesce(sum(${points.points}), 0)::int from ${points} where ${points.user_id} = ${people}.user_id)`,
  })
}

/** The people of the demo by their handle. */
async function seedPeople(db: Seeding): Promise<Map<string, string>> {
  const made = await db
    .insert(users)
    .values(
      DEMO_MEMBERS.map(({ full_name, language }) => ({
        email: `${slugOf(full_name)}@kiai.example`,
        name: full_name,
        email_verified: true,
        language,
      })),
    )
    .returning({ user_id: users.id, full_name: users.name })
  await db.insert(memberships).values(made.map(({ user_id }) => ({ user_id })))
  await db
    .update(profiles)
    .set({ upgraded_at: new Date() })
    .where(
      inArray(
        profiles.user_id,
        made.map(({ user_id }) => user_id),
      ),
    )
  const everyone = await db
    .select({ user_id: users.id, full_name: users.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
  const about = new Map(DEMO_MEMBERS.map((member) => [member.full_name, member.about]))
  const inside = everyone
    .map((person) => ({ ...person, handle: slugOf(person.full_name) }))
    .filter(({ full_name, handle }) => about.has(full_name) || handle in DEMO_JOINED)
  await db.insert(people).values(
    inside.map(({ user_id, full_name, handle }) => ({
      user_id,
      handle,
      about: about.get(full_name) ?? null,
      in_directory: true,
      accepts_messages: true,
    })),
  )
  return new Map(inside.map(({ user_id, handle }) => [handle, user_id]))
}

function known(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`the demo has no ${name}`)
  return id
}
