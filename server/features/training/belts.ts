import { and, desc, eq } from 'drizzle-orm'
import type { BeltFields } from '#contract/training.ts'
import { MOST_BELTS } from '#contract/training-rules.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { assertNotInFuture, ownDay } from './own-day.ts'
import { belts } from './tables.ts'

type Written = BeltFields & { id: string }
type BeltServices = Pick<Services, 'db' | 'clock'>

const isOwn = (user_id: string, id: string) => and(eq(belts.user_id, user_id), eq(belts.id, id))

/** The same id again answers with the stored belt. */
export async function addBelt(services: BeltServices, member: Member, { id, ...fields }: Written) {
  const { user_id } = member
  const { db, clock } = services
  assertNotInFuture(fields.day, ownDay(services, member))
  const [before] = await db.select().from(belts).where(isOwn(user_id, id))
  if (before) return before
  if ((await db.$count(belts, eq(belts.user_id, user_id))) >= MOST_BELTS) throw new Refusal('training.full')
  await db
    .insert(belts)
    .values({ user_id, id, ...fields, created_at: clock.now() })
    .onConflictDoNothing()
  const [stored] = await db.select().from(belts).where(isOwn(user_id, id))
  if (!stored) throw new Refusal('not-found')
  return stored
}

export function listBelts({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  return db.select().from(belts).where(eq(belts.user_id, user_id)).orderBy(desc(belts.day), desc(belts.id))
}

export async function changeBelt(services: BeltServices, member: Member, { id, ...fields }: Written) {
  assertNotInFuture(fields.day, ownDay(services, member))
  const [changed] = await services.db.update(belts).set(fields).where(isOwn(member.user_id, id)).returning()
  if (!changed) throw new Refusal('not-found')
  return changed
}

export async function deleteBelt({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string): Promise<void> {
  const deleted = await db.delete(belts).where(isOwn(user_id, id)).returning({ id: belts.id })
  if (deleted.length === 0) throw new Refusal('not-found')
}
