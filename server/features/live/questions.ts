import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Output } from '#contract/endpoint.ts'
import type { askQuestion as askEndpoint, OccurrencePage } from '#contract/live.ts'
import { MOST_QUESTIONS_EACH, occurrenceId } from '#contract/live-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { spaceTopic } from '#server/events/topics.ts'
import { assertMayWrite, watchWriting } from '#server/features/moderation/public.ts'
import { ensurePerson, notBlocked } from '#server/features/people/public.ts'
import { findEntered, spaces } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { tellSpace } from './answer-invitation.ts'
import { findDate } from './find-occurrences.ts'
import { readOccurrence } from './read-occurrence.ts'
import { live_events, live_questions, live_votes } from './tables.ts'
import { enterDate, mayHost } from './touch-occurrence.ts'

type Asking = Pick<Services, 'db' | 'clock' | 'events'>

export async function askQuestion(
  services: Asking & Pick<Services, 'env' | 'notifier'>,
  member: Member,
  { id, body }: { id: string; body: string },
): Promise<Output<typeof askEndpoint>> {
  const now = services.clock.now()
  const { user_id } = member
  const { help } = await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, user_id, now)
    // The row of the date is locked, so two questions of one member are counted one after the other.
    const date = await enterDate(tx, member, id, now)
    const place = and(eq(live_questions.event_id, date.event.id), eq(live_questions.day, date.day))
    const asked = await tx.$count(live_questions, and(place, eq(live_questions.author_id, user_id)))
    if (asked >= MOST_QUESTIONS_EACH) throw new Refusal('live.too-many-questions')
    await ensurePerson(tx, user_id)
    const [question] = await tx
      .insert(live_questions)
      .values({ event_id: date.event.id, day: date.day, author_id: user_id, body, created_at: now })
      .returning()
    if (!question) throw new Error('the question was not stored')
    tellSpace(services, date)
    const space = await readSpace(tx, date.space.id)
    const written = { thing: 'question', id: question.id, space, words: body, path: `/live/${id}` } as const
    return await watchWriting(services, tx, member, written)
  })
  return { ...(await readOccurrence(services, member, id)), help }
}

/** Whose coach may decide about what is reported in it. */
async function readSpace(tx: Transaction, id: string) {
  const [space] = await tx.select({ id: spaces.id, coach_id: spaces.coach_id }).from(spaces).where(eq(spaces.id, id))
  return space ?? null
}

/** A question that the member may see, with its date. */
async function findQuestion(tx: Transaction, member: Member, id: string, now: Date) {
  const [question] = await tx
    .select()
    .from(live_questions)
    .where(
      and(
        eq(live_questions.id, id),
        isNull(live_questions.removed_at),
        notBlocked(member.user_id, live_questions.author_id),
      ),
    )
  if (!question) throw new Refusal('not-found')
  const date = await findDate(tx, member, occurrenceId(question), now)
  return { question, date, id: occurrenceId(question) }
}

export async function deleteQuestion(services: Asking, member: Member, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { question, date } = await findQuestion(tx, member, id, services.clock.now())
    if (question.author_id !== member.user_id) {
      if (!mayHost(date, member)) throw new Refusal('not-found')
      await assertMayWrite(tx, member.user_id, services.clock.now())
    }
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
    await assertMayWrite(tx, user_id, now)
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
    const now = services.clock.now()
    await assertMayWrite(tx, member.user_id, now)
    const asked = await findQuestion(tx, member, id, now)
    if (!mayHost(asked.date, member)) throw new Refusal('not-found')
    await tx.update(live_questions).set({ answered_minute: minute }).where(eq(live_questions.id, id))
    tellSpace(services, asked.date)
    return asked
  })
  return await readOccurrence(services, member, found.id)
}

/** A question that the member can see, for a report. */
export async function findReadableQuestion(tx: Transaction, member: Member, id: string, now: Date) {
  const { question, date, id: occurrence_id } = await findQuestion(tx, member, id, now)
  if (!date.space.may_enter) throw new Refusal('not-found')
  return { ...question, occurrence_id, space: await readSpace(tx, date.space.id) }
}

/** Everything that someone asked and that is still shown. */
export async function findShownQuestions(tx: Transaction, author_id: string): Promise<string[]> {
  const asked = await tx
    .select({ id: live_questions.id })
    .from(live_questions)
    .where(and(eq(live_questions.author_id, author_id), isNull(live_questions.removed_at)))
    .orderBy(live_questions.id)
  return asked.map(({ id }) => id)
}

/** A moderator hides questions, or shows them again. */
export async function changeQuestionRemoval(
  { clock, events }: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  { ids, removed }: { ids: readonly string[]; removed: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const changed = await tx
    .update(live_questions)
    .set({ removed_at: removed ? clock.now() : null })
    .where(inArray(live_questions.id, [...ids]))
    .returning({ event_id: live_questions.event_id })
  const places = await tx
    .selectDistinct({ space_id: live_events.space_id })
    .from(live_events)
    .where(
      inArray(
        live_events.id,
        changed.map(({ event_id }) => event_id),
      ),
    )
  for (const { space_id } of places) events.publish(spaceTopic(space_id), { type: 'space-changed', space_id })
}
