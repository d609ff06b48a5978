import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { athlete_shares, step_notes } from './tables.ts'

/** What the account shares and was told, and what it sees and noted as a coach; without the ids of the other side. */
export async function exportAthletes(db: Pick<Database, 'select'>, user_id: string) {
  const share = { items: athlete_shares.items, created_at: athlete_shares.created_at }
  const note = { text: step_notes.text, updated_at: step_notes.updated_at }
  return {
    athlete_shares: await db.select(share).from(athlete_shares).where(eq(athlete_shares.member_id, user_id)),
    athletes_trained: await db.select(share).from(athlete_shares).where(eq(athlete_shares.coach_id, user_id)),
    step_notes: await db
      .select(note)
      .from(step_notes)
      .where(and(eq(step_notes.member_id, user_id), isNull(step_notes.removed_at))),
    step_notes_given: await db.select(note).from(step_notes).where(eq(step_notes.coach_id, user_id)),
  }
}
