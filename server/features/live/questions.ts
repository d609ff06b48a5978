import { and, eq } from 'drizzle-orm'
import type { OccurrencePage } from '#contract/live.ts'
import { MOST_QUESTIONS_EACH, occurrenceId } from '#contract/live-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { ensurePerson, notBlocked } from '#server/features/people/public.ts'
import { findEntered } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { tellSpace } from './answer-invitation.ts'
import { findDate } from './find-occurrences.ts'
import { readOccurrence } from './read-occurrence.ts'
import { live_questions, live_votes } from './tables.ts'
import { enterDate, mayHost } from './touch-occurrence.ts'

type Asking = Pick<Services, 'db' | 'clock' | 'events'>

export async function askQuestion(
  services: Asking,
  member: Member,
  { id, body }: { id: string; body: string },
): Promise<OccurrencePage> {
  const now = services.clock.now()
  const { user_id } = member
  await services.db.transaction(async (tx) => {
    // The row of the date is locked, so two questions of one member are counted one after the other.
    const date = await enterDate(tx, member, id, now)
    await assertMayWrite(tx, user_id, now)
    const place = and(eq(live_questions.event_id, date.event.id), eq(live_questions.day, date.day))
    const asked = await tx.$count(live_questions, and(place, eq(live_questions.author_id, user_id)))
    if (asked >= MOST_QUESTIONS_EACH) throw new Refusal('live.too-many-questions')
    await ensurePerson(tx, user_id)
    await tx
      .insert(live_questions)
      .values({ event_id: date.event.id, day: date.day, author_id: user_id, body, created_at: now })
    tellSpace(services, date)
  })
  return await readOccurrence(services, member, id)
}

/** A question that the member may see, with its date. */
async function findQuestion(tx: Transaction, member: Member, id: string, now: Date) {
  const [question] = await tx
    .select()
    .from(live_questions)
    .where(and(eq(live_questions.id, id), notBlocked(member.user_id, live_questions.author_id)))
  if (!question) throw new Refusal('not-found')
  const date = await findDate(tx, member, occurrenceId(question), now)
  return { question, date, id: occurrenceId(question) }
}

export async function deleteQuestion(services: Asking, member: Member, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { question, date } = await findQuestion(tx, member, id, services.clock.now())
    if (question.author_id !== member.user_id && !mayHost(date, member)) throw new Refusal('not-found')
    await tx.delete(live_questions).where(eq(live_questions.id, id))
    tellSpace(services, date)
  })
}

/** One vote a member and question. */
export async function voteForQuestion(
  services: Asking,
  member: Member,
  { id, wanted }: { id: string; wanted: boolean },
): Promise<OccurrencePage> {
  const now = services.clock.now()
  const { user_id } = member
  const found = await services.db.transaction(async (tx) => {
    const asked = await findQuestion(tx, member, id, now)
    await findEntered(tx, member, asked.date.space.slug, now)
    if (asked.question.author_id === user_id) throw new Refusal('live.own-question')
    if (wanted) await tx.insert(live_votes).values({ question_id: id, user_id }).onConflictDoNothing()
    else await tx.delete(live_votes).where(and(eq(live_votes.question_id, id), eq(live_votes.user_id, user_id)))
    tellSpace(services, asked.date)
    return asked
  })
  return await readOccurrence(services, member, found.id)
}

export async function markAnswered(
  services: Asking,
  member: Member,
  { id, minute }: { id: string; minute: number | null },
): Promise<OccurrencePage> {
  const found = await services.db.transaction(async (tx) => {
    const asked = await findQuestion(tx, member, id, services.clock.now())
    if (!mayHost(asked.date, member)) throw new Refusal('not-found')
    await tx.update(live_questions).set({ answered_minute: minute }).where(eq(live_questions.id, id))
    tellSpace(services, asked.date)
    return asked
  })
  return await readOccurrence(services, member, found.id)
}
