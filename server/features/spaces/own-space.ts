import { eq, sql } from 'drizzle-orm'
import type { Person } from '#contract/people.ts'
import { CLIENTS_LISTED } from '#contract/space-rules.ts'
import type { Space } from '#contract/spaces.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { ensurePerson, hasHandle, notBlocked, people, personOf } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findSpaces } from './find-spaces.ts'
import { addMember, removeMember } from './join-space.ts'
import { space_guests, spaces } from './tables.ts'

type Working = Pick<Services, 'db' | 'clock'>
interface Texts {
  name: string
  about: string
}

/** A coach's own space, for clients. The first time opens it, with the coach as its first member. */
export async function saveOwnSpace({ db, clock }: Working, coach: Member, texts: Texts): Promise<Space> {
  const now = clock.now()
  return await db.transaction(async (tx) => {
    await assertMayWrite(tx, coach.user_id, now)
    const changed = await tx
      .update(spaces)
      .set(texts)
      .where(eq(spaces.coach_id, coach.user_id))
      .returning({ id: spaces.id })
    if (changed.length === 0) await openSpace(tx, coach, texts, now)
    const space = await findOwn(tx, coach, now)
    if (!space) throw new Error('the space was not opened')
    return space
  })
}

async function openSpace(tx: Transaction, { user_id }: Member, texts: Texts, now: Date): Promise<void> {
  const { handle } = await ensurePerson(tx, user_id)
  const [profile] = await tx.select({ slug: profiles.slug }).from(profiles).where(eq(profiles.user_id, user_id))
  for (let number = 1; ; number++) {
    // No space that ships with Kiai begins like this.
    const slug = `with-${profile?.slug ?? handle}${number === 1 ? '' : `-${number}`}`
    const values = { slug, kind: 'clients' as const, coach_id: user_id, ...texts, created_at: now }
    const [opened] = await tx.insert(spaces).values(values).onConflictDoNothing().returning({ id: spaces.id })
    if (opened) return await addMember(tx, { space_id: opened.id, user_id, now })
    // Either another space has the slug, or another tab of this coach has just opened it.
    if ((await tx.$count(spaces, eq(spaces.coach_id, user_id))) > 0) return
  }
}

export async function readOwnSpace({ db, clock }: Working, coach: Member): Promise<{ space: Space | null }> {
  return { space: (await findOwn(db, coach, clock.now())) ?? null }
}

async function findOwn(db: Pick<Services['db'], 'execute'>, coach: Member, now: Date) {
  const [space] = await findSpaces(db, coach, now, sql`space.coach_id = ${coach.user_id}`)
  return space
}

export async function listClients({ db, clock }: Working, coach: Member) {
  const space = await findOwn(db, coach, clock.now())
  if (!space) return { clients: [] }
  const { rows } = await db.execute<{ person: Person; let_in: boolean }>(sql`
    select ${personOf(sql`guest.user_id`)} as person, guest.let_in
    from ${space_guests} guest join ${people} on ${people.user_id} = guest.user_id
    where guest.space_id = ${space.id} and ${notBlocked(coach.user_id, sql`guest.user_id`)}
    order by guest.created_at desc, guest.user_id desc
    limit ${CLIENTS_LISTED}`)
  return { clients: rows }
}

/** Somebody who is kept out also leaves the space. */
export async function letIn(
  { db, clock, events }: Working & Pick<Services, 'events'>,
  coach: Member,
  { handle, let_in }: { handle: string; let_in: boolean },
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await assertMayWrite(tx, coach.user_id, now)
    const space = await findOwn(tx, coach, now)
    const [person] = await tx
      .select({ user_id: people.user_id })
      .from(people)
      .where(sql`${hasHandle(handle)} and ${notBlocked(coach.user_id, sql`${people}.user_id`)}`)
    if (!space || !person || person.user_id === coach.user_id) throw new Refusal('not-found')
    const { user_id } = person
    await tx
      .insert(space_guests)
      .values({ space_id: space.id, user_id, let_in, created_at: now })
      .onConflictDoUpdate({ target: [space_guests.space_id, space_guests.user_id], set: { let_in } })
    if (!let_in) await removeMember(tx, { space_id: space.id, user_id, now })
    events.publish(memberTopic(user_id), { type: 'data-changed', data: 'spaces' })
  })
}
