import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { FightCamp } from '#contract/fight-camp.ts'
import { LANGUAGES } from '#contract/language.ts'
import { momentSql } from '#server/clock.ts'
import { namedEvent } from '#server/features/fighter-file/public.ts'
import { stepsBetween } from '#server/features/plans/public.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { eventKind } from '#server/strategist/reading/events.ts'
import { fold } from '#server/strategist/reading/fold.ts'

/** Whether the dashboard shows a camp, for its statement. */
export function hasFightCamp(user_id: Placeholder, time_zone: Placeholder, now: Placeholder): SQL<boolean> {
  return sql<boolean>`exists (${namedEvent(user_id, time_zone, now)})`
}

export async function readFightCamp({ db, clock }: Pick<Services, 'db' | 'clock'>, { user_id, session }: Member) {
  const now = clock.now()
  const time_zone = session.user.profile.time_zone ?? FALLBACK_TIME_ZONE
  const { rows } = await db.execute<Pick<FightCamp, 'event' | 'event_date' | 'named_on'>>(
    namedEvent(user_id, time_zone, momentSql(now)),
  )
  const [named] = rows
  if (!named) return null
  return {
    ...named,
    today: dayInZone(now, time_zone),
    is_fight: isFight(named.event),
    steps: await stepsBetween(db, { user_id, from: named.named_on, to: named.event_date }),
  }
}

/** Words that name no other kind of event are taken for a fight: that is what people come to Kiai for. */
function isFight(event: string | null): boolean {
  if (event === null) return true
  const kinds = LANGUAGES.flatMap((language) => eventKind(fold(event), language) ?? [])
  return kinds.length === 0 || kinds.includes('fight') || kinds.includes('grading')
}
