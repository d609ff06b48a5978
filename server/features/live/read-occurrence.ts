import { and, eq, sql } from 'drizzle-orm'
import type { LiveQuestion, OccurrencePage } from '#contract/live.ts'
import { JOIN_MINUTES_BEFORE } from '#contract/live-rules.ts'
import type { Database } from '#server/db/database.ts'
import { notBlocked, personOf } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { endOf, findDate, showDates } from './find-occurrences.ts'
import { live_questions, live_rsvps, live_votes } from './tables.ts'
import { mayHost } from './touch-occurrence.ts'

/** A date with everything that this member may see of it. */
export async function readOccurrence(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<OccurrencePage> {
  const now = clock.now()
  const date = await findDate(db, member, id, now)
  const [shown] = await showDates(db, member, [date])
  if (!shown) throw new Error('the date was not shown')
  const { event, day, row, space } = date
  const may_host = mayHost(date, member)
  const joins_at = new Date(date.starts_at.getTime() - JOIN_MINUTES_BEFORE * 60_000)
  const ends_at = endOf(date)
  const times = { joins_at: joins_at.toISOString(), ends_at: ends_at.toISOString() }
  const closed = { may_host: false, ...times, address: null, map_url: null, join_url: null, attended: false }
  const nothing = { offered_until: null, questions: [], agenda: null, recording_url: null, recap: null, notes: null }
  if (!space.may_enter) return { ...shown, ...closed, ...nothing, recap_post_id: null, waiting: 0 }

  const [own] = await db
    .select()
    .from(live_rsvps)
    .where(and(eq(live_rsvps.event_id, event.id), eq(live_rsvps.day, day), eq(live_rsvps.user_id, member.user_id)))
  const isOpen = joins_at <= now && now < ends_at && shown.state !== 'cancelled'
  const mayJoin = isOpen && (event.seats === null || own?.state === 'going' || may_host)
  const waiting = row ? await countWaiting(db, event.id, day) : 0
  return {
    ...shown,
    ...times,
    may_host,
    address: event.address,
    map_url: event.map_url,
    join_url: mayJoin ? event.join_url : null,
    attended: own?.attended_at != null,
    offered_until: own?.offered_until?.toISOString() ?? null,
    questions: row ? await findQuestions(db, member.user_id, event.id, day) : [],
    agenda: row?.agenda ?? null,
    recording_url: row?.recording_url ?? null,
    recap: row?.recap_at || may_host ? (row?.recap ?? null) : null,
    recap_post_id: row?.recap_post_id ?? null,
    notes: may_host ? (row?.notes ?? null) : null,
    waiting,
  }
}

function countWaiting(db: Pick<Database, '$count'>, event_id: string, day: string): PromiseLike<number> {
  return db.$count(
    live_rsvps,
    and(eq(live_rsvps.event_id, event_id), eq(live_rsvps.day, day), eq(live_rsvps.state, 'waiting')),
  )
}

/** Open questions first, those with the most votes before the others. */
async function findQuestions(
  db: Pick<Database, 'execute'>,
  user_id: string,
  event_id: string,
  day: string,
): Promise<LiveQuestion[]> {
  const { rows } = await db.execute<LiveQuestion & Record<string, unknown>>(sql`
    select question.id, ${personOf(sql`question.author_id`)} as author, question.body, question.answered_minute,
      question.author_id = ${user_id} as is_mine,
      (select count(*)::int from ${live_votes} vote where vote.question_id = question.id) as votes,
      exists (select from ${live_votes} vote where vote.question_id = question.id and vote.user_id = ${user_id}) as has_my_vote
    from ${live_questions} question
    where question.event_id = ${event_id} and question.day = ${day} and question.removed_at is null
      and ${notBlocked(user_id, sql`question.author_id`)}
    order by question.answered_minute is not null, votes desc, question.created_at, question.id`)
  return rows
}
