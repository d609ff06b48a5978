import { and, eq, type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { findEntered, mayEnter } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Dated, endOf, findDate, type OccurrenceRow, readOccurrenceId, type SeenDate } from './find-occurrences.ts'
import { live_events, live_occurrences, live_rsvps } from './tables.ts'

export interface StoredDate extends SeenDate {
  row: OccurrenceRow
}

/**
 * The event is locked first: a host who changes or ends it waits until the touch is stored and then sees its row, or was
 * earlier, and the date follows the new rule.
 */
async function findDateOfLocked(tx: Transaction, member: Member, id: string, now: Date): Promise<SeenDate> {
  const { event_id } = readOccurrenceId(id)
  await tx.select({ id: live_events.id }).from(live_events).where(eq(live_events.id, event_id)).for('share')
  return await findDate(tx, member, id, now)
}

/** The row of a date, made with the first touch. It is locked: seats and the line are changed one after the other. */
async function touchOccurrence(
  tx: Transaction,
  { event, day, starts_at, minutes }: Omit<Dated, 'row'>,
): Promise<OccurrenceRow> {
  await tx.insert(live_occurrences).values({ event_id: event.id, day, starts_at, minutes }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(live_occurrences)
    .where(and(eq(live_occurrences.event_id, event.id), eq(live_occurrences.day, day)))
    .for('update')
  if (!row) throw new Error('the date was not stored')
  return row
}

/** For those who may enter the space: the date with its row, which takes place and is not over. */
export async function enterDate(tx: Transaction, member: Member, id: string, now: Date): Promise<StoredDate> {
  const date = await findDateOfLocked(tx, member, id, now)
  await findEntered(tx, member, date.space.slug, now)
  const row = await touchOccurrence(tx, date)
  if (row.state === 'cancelled') throw new Refusal('live.cancelled')
  if (endOf(row) <= now) throw new Refusal('live.over')
  return { ...date, ...row, row }
}

/** A condition on `live_rsvps`: whoever answered may enter the space of the event now, and is not banned. */
export function mayCome(now: Date): SQL {
  const space_id = sql`(select ${live_events.space_id} from ${live_events} where ${live_events.id} = ${live_rsvps.event_id})`
  return sql`(${mayEnter(space_id, live_rsvps.user_id, now)}
    and exists (select from ${users} where ${users.id} = ${live_rsvps.user_id} and ${users.banned_at} is null))`
}

export function mayHost({ space }: Pick<SeenDate, 'space'>, { membership_type }: Member): boolean {
  return space.may_moderate && may('use-coach-desk', membership_type)
}

/** For the hosts of a date. To others it does not exist. */
export async function hostDate(tx: Transaction, member: Member, id: string, now: Date): Promise<StoredDate> {
  const date = await findDateOfLocked(tx, member, id, now)
  if (!mayHost(date, member)) throw new Refusal('not-found')
  const row = await touchOccurrence(tx, date)
  return { ...date, ...row, row }
}
