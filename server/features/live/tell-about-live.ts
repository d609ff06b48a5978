import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { occurrenceId, type RsvpState } from '#contract/live-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { type MailWishes, mailMoment, notification_settings } from '#server/features/notifications/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { calendarOf } from './calendar-entries.ts'
import { type Dated, findAnyDate, textsOf } from './find-occurrences.ts'
import { live_rsvps } from './tables.ts'
import { mayCome } from './touch-occurrence.ts'

export const TELL_LIVE = 'tell-live'

/** What those who answered are told about a date. With the same `sequence` each is told once. */
export interface LiveNews {
  event_id: string
  day: string
  event: 'moved' | 'cancelled' | 'seat_offered' | 'recap' | 'soon'
  sequence: number
  /** Only this person. */
  user_id?: string
  /** The person was notified in their quiet hours, and these are over. */
  mail_only?: boolean
}

/** There may be many, so a job tells them. It exists only if the transaction commits. */
export async function tellLater({ jobs }: Pick<Services, 'jobs'>, tx: Transaction, news: LiveNews): Promise<void> {
  await jobs.enqueue<LiveNews>(TELL_LIVE, news, { transaction: tx })
}

export type TellServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'notifier' | 'mailer' | 'baseUrl'>

const CONCERNED: Record<LiveNews['event'], RsvpState[]> = {
  moved: ['going', 'waiting', 'offered'],
  cancelled: ['going', 'waiting', 'offered'],
  seat_offered: ['offered'],
  recap: ['going'],
  soon: ['going'],
}

export async function tellLive(services: TellServices, news: LiveNews): Promise<void> {
  const now = services.clock.now()
  const date = await findAnyDate(services.db, news, now)
  if (!date) return
  const { event, sequence, user_id, mail_only = false } = news
  // Changed again before the job ran: the later news tell it.
  const isCancelled = date.row?.state === 'cancelled'
  const isOfTime = event === 'moved' || event === 'soon'
  if (event === 'cancelled' ? !isCancelled : isOfTime && isCancelled) return
  if (isOfTime && date.row && date.row.sequence > sequence) return
  if (mail_only && date.starts_at <= now) return
  const isConcerned = and(
    eq(live_rsvps.event_id, news.event_id),
    eq(live_rsvps.day, news.day),
    inArray(live_rsvps.state, CONCERNED[event]),
    user_id === undefined ? undefined : eq(live_rsvps.user_id, user_id),
  )
  const people = await findAddressees(services.db, isConcerned, now)
  // Each in a transaction of their own: a job that is tried again goes on where it stopped.
  for (const person of people)
    await services.db.transaction(async (tx) => {
      if (mail_only || (await notify(services, tx, person, date, event, `${event}:${sequence}`)))
        await mail(services, tx, person, date, news)
    })
}

/** As the member chose: at once, after the quiet hours, or not at all. */
export async function mail(
  services: TellServices,
  tx: Transaction,
  person: Addressee,
  date: Dated,
  news: Pick<LiveNews, 'event' | 'sequence'>,
): Promise<void> {
  const { event, sequence } = news
  if (event === 'recap') return
  const now = services.clock.now()
  const moment = mailMoment(person, now)
  if (moment === null) return
  if (moment > now) {
    const later: LiveNews = {
      event_id: date.event.id,
      day: date.day,
      event,
      sequence,
      user_id: person.user_id,
      mail_only: true,
    }
    return await services.jobs.enqueue(TELL_LIVE, later, { transaction: tx, startAfter: moment })
  }
  const { envelope, facts } = mailFacts(services, person, date)
  if (event === 'soon') await services.mailer.send({ ...envelope, ...facts, template: 'live-reminder' }, tx)
  else if (event === 'seat_offered') {
    const until = person.offered_until
    if (until) await services.mailer.send({ ...envelope, ...facts, template: 'live-seat-offered', until }, tx)
  } else {
    const calendar = await calendarOf(services, [date], person.language)
    await services.mailer.send({ ...envelope, ...facts, template: `live-${event}`, calendar }, tx)
  }
}

export interface Addressee extends MailWishes {
  user_id: string
  to: string
  full_name: string
  language: (typeof users.$inferSelect)['language']
  offered_until: Date | null
}

/** Without those who lost access after they answered. */
export function findAddressees(
  tx: Pick<Transaction, 'select'>,
  which: SQL | undefined,
  now: Date,
): Promise<Addressee[]> {
  return tx
    .select({
      user_id: live_rsvps.user_id,
      to: users.email,
      full_name: profiles.full_name,
      language: users.language,
      time_zone: profiles.time_zone,
      offered_until: live_rsvps.offered_until,
      mails: notification_settings.mails,
      quiet_from: notification_settings.quiet_from,
      quiet_to: notification_settings.quiet_to,
    })
    .from(live_rsvps)
    .innerJoin(users, eq(users.id, live_rsvps.user_id))
    .innerJoin(profiles, eq(profiles.user_id, live_rsvps.user_id))
    .leftJoin(notification_settings, eq(notification_settings.user_id, live_rsvps.user_id))
    .where(and(which, mayCome(now)))
}

/** False for those who were told before, or do not want to be told about live events. */
export function notify(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Transaction,
  { user_id, language }: Addressee,
  { event, day, starts_at }: Dated,
  what: LiveNews['event'],
  key: string,
): Promise<boolean> {
  const occurrence_id = occurrenceId({ event_id: event.id, day })
  const { title } = textsOf(event, language)
  const details = { event: what, title, occurrence_id, starts_at: starts_at.toISOString() }
  return notifier.notify({ user_id, kind: 'live', details, once_key: `live:${occurrence_id}:${key}` }, tx)
}

/** In the reader's language, with the reader's own time and that of the event. */
function mailFacts(
  { baseUrl }: Pick<Services, 'baseUrl'>,
  { to, full_name, language, time_zone }: Addressee,
  { event, day, starts_at }: Dated,
) {
  const link = new URL(`/live/${occurrenceId({ event_id: event.id, day })}`, baseUrl).toString()
  const { title } = textsOf(event, language)
  const facts = { title, starts_at, time_zone: time_zone ?? event.time_zone, event_zone: event.time_zone }
  return { envelope: { to, full_name, language, link }, facts }
}
