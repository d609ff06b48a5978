import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FileItem } from '#contract/fighter-file-items.ts'
import type { Room } from '#contract/rooms.ts'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { profiles } from '#server/features/profile/public.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Services } from '#server/services.ts'
import type { Reading } from '#server/strategist/strategist.ts'
import { commitmentWithdrawn, factForgotten } from './facts-known.ts'
import { reportOutcome } from './report-outcome.ts'
import { factsSaid, type ItemSwitch, isExplicitStatement, isSwitchedOn } from './rules.ts'
import { fighter_commitments, fighter_facts, fighter_file_switches } from './tables.ts'
import { writeFacts } from './write-facts.ts'

interface Read {
  conversation_id: string
  message_id: string
  room: Room
  reading: Reading
}

/** Stores the facts of a message, without items that are switched off. Idempotent for the same message. */
export async function remember(
  services: Pick<Services, 'db' | 'events' | 'clock' | 'notifier'>,
  user_id: string,
  { reading, ...said_in }: Read,
): Promise<void> {
  const { db, events, clock } = services
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ time_zone: string | null; switches: ItemSwitch[] }>(sql`
      select time_zone, array(
        select json_build_object('item', item, 'enabled', enabled) from ${fighter_file_switches}
        where ${fighter_file_switches.user_id} = ${user_id}
      ) as switches from ${profiles} where user_id = ${user_id}`)
    const [known] = rows
    // The account was deleted while the answer was written.
    if (!known) return
    const time_zone = known.time_zone ?? FALLBACK_TIME_ZONE
    const isOn = (item: FileItem) => isSwitchedOn(known.switches, item)

    await tx.delete(fighter_facts).where(and(eq(fighter_facts.user_id, user_id), factForgotten(momentSql(now))))
    await tx.delete(fighter_commitments).where(and(eq(fighter_commitments.user_id, user_id), commitmentWithdrawn))
    if (namesAnotherEvent(reading) && isOn('event_date'))
      await tx.delete(fighter_facts).where(and(eq(fighter_facts.user_id, user_id), eq(fighter_facts.key, 'event_date')))
    const facts = factsSaid(reading).filter(([key]) => isOn(key))
    await writeFacts(tx, facts, {
      ...said_in,
      user_id,
      time_zone,
      source: 'message',
      plain: isExplicitStatement(reading),
      now,
    })

    if (facts.length > 0 || reading.outcome !== undefined || reading.commitments.length > 0)
      events.publish(memberTopic(user_id), { type: 'data-changed', data: 'fighter-file' })
    if (!isOn('commitments')) return
    const { message_id, conversation_id } = said_in
    if (reading.outcome !== undefined)
      await reportOutcome(services, tx, { user_id, time_zone, message_id, outcome: reading.outcome, now })
    for (const commitment of reading.commitments) {
      if (await isOpen(tx, user_id, commitment.text)) continue
      await tx
        .insert(fighter_commitments)
        .values({ ...commitment, user_id, message_id, conversation_id })
        .onConflictDoNothing()
    }
  })
}

/** A commitment that is repeated before its outcome is still one commitment. */
async function isOpen(db: Pick<Database, 'select'>, user_id: string, text: string): Promise<boolean> {
  const same = sql`lower(${fighter_commitments.text}) = lower(${text})`
  const found = await db
    .select({ id: fighter_commitments.id })
    .from(fighter_commitments)
    .where(and(eq(fighter_commitments.user_id, user_id), isNull(fighter_commitments.outcome), same))
    .limit(1)
  return found.length > 0
}

/** The known date then belongs to another event. */
function namesAnotherEvent({ said, slots }: Reading): boolean {
  return said.event !== undefined && slots.event_date === undefined
}
