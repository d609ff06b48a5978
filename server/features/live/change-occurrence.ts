import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { OccurrencePage } from '#contract/live.ts'
import { occurrenceId } from '#contract/live-rules.ts'
import { POST_MAX_LENGTH } from '#contract/space-rules.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { writePost } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { tellSpace } from './answer-invitation.ts'
import { changeDate } from './change-event.ts'
import { draftText } from './draft-recap.ts'
import { endOf, textsOf } from './find-occurrences.ts'
import { readOccurrence } from './read-occurrence.ts'
import { startOf } from './recurrence.ts'
import { live_occurrences, live_questions, live_votes } from './tables.ts'
import { tellLater } from './tell-about-live.ts'
import { hostDate, type StoredDate } from './touch-occurrence.ts'

type HostServices = Pick<Services, 'db' | 'env' | 'clock' | 'events' | 'jobs' | 'notifier' | 'baseUrl'>

const isAt = ({ event, day }: StoredDate) => and(eq(live_occurrences.event_id, event.id), eq(live_occurrences.day, day))

/** Another time for one date, in the time zone of the event. */
export async function moveOccurrence(
  services: HostServices,
  member: Member,
  { id, day, start_time }: { id: string; day: string; start_time: string },
): Promise<OccurrencePage> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const date = await hostDate(tx, member, id, now)
    if (date.row.state === 'cancelled') throw new Refusal('live.cancelled')
    if (endOf(date) <= now) throw new Refusal('live.over')
    const starts_at = startOf({ start_time, time_zone: date.event.time_zone }, day)
    if (starts_at <= now) throw new Refusal('request.invalid', { fields: { day: { problem: 'invalid' } } })
    if (starts_at.getTime() === date.starts_at.getTime()) return
    await changeDate(services, tx, date.row, { starts_at, state: 'moved' }, 'moved')
    tellSpace(services, date)
  })
  return await readOccurrence(services, member, id)
}

export async function cancelOccurrence(services: HostServices, member: Member, id: string): Promise<OccurrencePage> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const date = await hostDate(tx, member, id, now)
    if (date.row.state === 'cancelled') return
    if (endOf(date) <= now) throw new Refusal('live.over')
    await changeDate(services, tx, date.row, { state: 'cancelled' }, 'cancelled')
    tellSpace(services, date)
  })
  return await readOccurrence(services, member, id)
}

interface Notes {
  agenda: string | null
  notes: string | null
  recording_url: string | null
}

export async function saveNotes(
  services: HostServices,
  member: Member,
  { id, agenda, notes, recording_url }: Notes & { id: string },
): Promise<OccurrencePage> {
  await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, services.clock.now())
    const date = await hostDate(tx, member, id, services.clock.now())
    await tx.update(live_occurrences).set({ agenda, notes, recording_url }).where(isAt(date))
    tellSpace(services, date)
  })
  return await readOccurrence(services, member, id)
}

/** From what is known about the date alone; nothing is stored before the host saves it. */
export async function draftRecap(services: HostServices, member: Member, id: string): Promise<{ text: string }> {
  const { db, clock } = services
  return await db.transaction(async (tx) => {
    const { event, day, row } = await hostDate(tx, member, id, clock.now())
    const votes = sql<number>`(select count(*)::int from ${live_votes} where ${live_votes.question_id} = ${live_questions.id})`
    const questions = await tx
      .select({ body: live_questions.body, minute: live_questions.answered_minute, votes })
      .from(live_questions)
      .where(
        and(
          eq(live_questions.event_id, event.id),
          eq(live_questions.day, day),
          isNotNull(live_questions.answered_minute),
          isNull(live_questions.removed_at),
        ),
      )
      .orderBy(live_questions.answered_minute, live_questions.created_at)
    const { language } = member.session.user
    const { agenda, notes, recording_url } = row
    const text = draftText({ agenda, notes, recording_url, questions }, language)
    if (text === '') throw new Refusal('live.recap-empty')
    return { text }
  })
}

/** Keeps the recap. Published, it is a post of the space, and those who went are told. */
export async function saveRecap(
  services: HostServices,
  member: Member,
  { id, text, publish }: { id: string; text: string; publish: boolean },
): Promise<OccurrencePage> {
  const now = services.clock.now()
  const date = await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const stored = await hostDate(tx, member, id, now)
    await tx.update(live_occurrences).set({ recap: text }).where(isAt(stored))
    return stored
  })
  if (publish && date.row.recap_at === null) {
    const post = await writePost(services, member, {
      slug: date.space.slug,
      key: date.row.recap_key,
      body: postText(services, member, date, text),
      pictures: [],
    })
    const place = { event_id: date.event.id, day: date.day }
    await services.db.transaction(async (tx) => {
      await tx.update(live_occurrences).set({ recap_post_id: post.id, recap_at: now }).where(isAt(date))
      await tellLater(services, tx, { ...place, event: 'recap', sequence: 0 })
    })
  }
  tellSpace(services, date)
  return await readOccurrence(services, member, id)
}

/** The whole recap is on the page of the date; a post has less room. */
function postText({ baseUrl }: HostServices, { session }: Member, { event, day }: StoredDate, text: string): string {
  const { title } = textsOf(event, session.user.language)
  const link = new URL(`/live/${occurrenceId({ event_id: event.id, day })}`, baseUrl).toString()
  const frame = (body: string) => `**${title}** (${day})\n\n${body}\n\n${link}`
  const room = POST_MAX_LENGTH - frame('').length - 1
  return frame(text.length > room ? `${text.slice(0, room).toWellFormed()}…` : text)
}
