import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { FightCamp } from '#contract/fight-camp.ts'
import { LANGUAGES } from '#contract/language.ts'
import type { OwedDebrief } from '#contract/round.ts'
import { momentSql } from '#server/clock.ts'
import { namedEvent } from '#server/features/fighter-file/public.ts'
import { stepsBetween } from '#server/features/plans/public.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import { fight_results } from '#server/features/training/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { eventKind } from '#server/strategist/reading/events.ts'
import { fold } from '#server/strategist/reading/fold.ts'
import { planBelongs } from './plan-belongs.ts'

/** More would not fit on the line. */
const MOST_STEPS = 24

/** Whether the training log has a competition of the day of the event. `event` is a row of `namedEvent`. */
function debriefed(user_id: string | Placeholder): SQL<boolean> {
  return sql<boolean>`exists (select from ${fight_results} fought
    where fought.user_id = ${user_id} and fought.kind = 'competition' and fought.day = event.event_date::date)`
}

/** The event that is over and of which the member has not told yet, as a field for any select. */
export function owedDebrief(user_id: Placeholder, time_zone: Placeholder, now: Placeholder): SQL<OwedDebrief | null> {
  const today = sql`(${now}::timestamptz at time zone ${time_zone})::date`
  return sql<OwedDebrief | null>`(
    select json_build_object('event', event.event, 'event_date', event.event_date)
    from (${namedEvent(user_id, time_zone, now)}) event
    where event.event_date::date < ${today} and not ${debriefed(user_id)})`
}

/** The event that is today or to come, as a field for any select. */
export function eventAhead(
  user_id: Placeholder,
  time_zone: Placeholder,
  now: Placeholder,
): SQL<Pick<FightCamp, 'event' | 'event_date'> | null> {
  const today = sql`(${now}::timestamptz at time zone ${time_zone})::date`
  return sql<Pick<FightCamp, 'event' | 'event_date'> | null>`(
    select json_build_object('event', event.event, 'event_date', event.event_date)
    from (${namedEvent(user_id, time_zone, now)}) event where event.event_date::date >= ${today})`
}

/** Whether the dashboard shows a camp, for its statement. */
export function hasFightCamp(user_id: Placeholder, time_zone: Placeholder, now: Placeholder): SQL<boolean> {
  return sql<boolean>`exists (${namedEvent(user_id, time_zone, now)})`
}

export async function readFightCamp({ db, clock }: Pick<Services, 'db' | 'clock'>, { user_id, session }: Member) {
  const now = clock.now()
  const time_zone = session.user.profile.time_zone ?? FALLBACK_TIME_ZONE
  const { rows } = await db.execute<Pick<FightCamp, 'event' | 'event_date' | 'named_on' | 'is_debriefed'>>(sql`
    select event.*, ${debriefed(user_id)} as is_debriefed from (${namedEvent(user_id, time_zone, momentSql(now))}) event`)
  const [named] = rows
  if (!named) return null
  const is_fight = isFight(named.event)
  const steps = await stepsBetween(db, { user_id, from: named.named_on, to: named.event_date })
  return {
    ...named,
    today: dayInZone(now, time_zone),
    is_fight,
    steps: steps
      .filter((step) => planBelongs(step, is_fight))
      .slice(0, MOST_STEPS)
      .map(({ plan_id, step }) => ({ plan_id, step })),
  }
}

/** Words that name no other kind of event are taken for a fight: that is what people come to Kiai for. */
export function isFight(event: string | null): boolean {
  if (event === null) return true
  const kinds = LANGUAGES.flatMap((language) => eventKind(fold(event), language) ?? [])
  return kinds.length === 0 || kinds.includes('fight') || kinds.includes('grading')
}
