import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { notBlocked } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { retractNote } from './step-notes.ts'
import { step_notes } from './tables.ts'

/** A note on a step of this member, for a report; otherwise as if there were none. */
export async function findReadableNote(tx: Transaction, { user_id }: Pick<Member, 'user_id'>, id: string) {
  const isShown = and(isNull(step_notes.removed_at), notBlocked(user_id, sql`${step_notes.coach_id}`))
  const [note] = await tx
    .select({ coach_id: step_notes.coach_id, text: step_notes.text })
    .from(step_notes)
    .where(and(eq(step_notes.id, id), eq(step_notes.member_id, user_id), isShown))
  if (!note) throw new Refusal('not-found')
  return note
}

/** Everything that a coach noted and that is still shown. */
export async function findShownNotes(tx: Transaction, coach_id: string): Promise<string[]> {
  const written = await tx
    .select({ id: step_notes.id })
    .from(step_notes)
    .where(and(eq(step_notes.coach_id, coach_id), isNull(step_notes.removed_at)))
    .orderBy(step_notes.id)
  return written.map(({ id }) => id)
}

/** A moderator hides notes from coach and athlete, or shows them again. */
export async function changeNoteRemoval(
  services: Pick<Services, 'clock' | 'events' | 'notifier'>,
  tx: Transaction,
  { ids, removed }: { ids: readonly string[]; removed: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const changed = await tx
    .update(step_notes)
    .set({ removed_at: removed ? services.clock.now() : null })
    .where(inArray(step_notes.id, [...ids]))
    .returning({ member_id: step_notes.member_id, step_id: step_notes.step_id, coach_id: step_notes.coach_id })
  for (const note of changed) {
    if (removed) await retractNote(services, tx, note)
    else services.events.publish(memberTopic(note.member_id), { type: 'data-changed', data: 'plans' })
    services.events.publish(memberTopic(note.coach_id), { type: 'data-changed', data: 'coach-desk' })
  }
}
