import { and, eq, not, sql } from 'drizzle-orm'
import { type FactKey, FILE_ITEMS, type FileItem } from '#contract/fighter-file-items.ts'
import { type Language, LOCALES } from '#contract/language.ts'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import { quizFields } from '#server/features/quiz/public.ts'
import { FALLBACK_TIME_ZONE, streakFields, streakOf } from '#server/features/streak/public.ts'
import { trainingFields } from '#server/features/training/public.ts'
import { factForgotten } from './facts-known.ts'
import { openCommitments } from './open-commitments.ts'
import { isSwitchedOn, MOODS } from './rules.ts'
import { fighter_facts, fighter_file_switches } from './tables.ts'
import { en, type SharedFileTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Language, SharedFileTexts> = { en, pt, es }

/**
 * What a human coach reads with the member's consent: the items that are switched on, in the coach's language. Feelings that
 * were told to one AI coach stay with that one, as everywhere, and what was said in a conversation stays there.
 */
export async function readSharedFile(
  db: Database,
  { user_id, language, now }: { user_id: string; language: Language; now: Date },
): Promise<{ label: string; value: string }[]> {
  const at = momentSql(now)
  const zone = sql`coalesce(${profiles.time_zone}, ${FALLBACK_TIME_ZONE})`
  const [facts, switches, [live], { rows: commitments }] = await Promise.all([
    db
      .select({ key: fighter_facts.key, value: fighter_facts.value, room: fighter_facts.room })
      .from(fighter_facts)
      .where(and(eq(fighter_facts.user_id, user_id), not(factForgotten(at)))),
    db.select().from(fighter_file_switches).where(eq(fighter_file_switches.user_id, user_id)),
    db
      .select({
        ...streakFields(user_id, zone, at),
        ...quizFields(user_id),
        ...trainingFields(user_id, sql`(${at} at time zone ${zone})::date`),
      })
      .from(profiles)
      .where(eq(profiles.user_id, user_id)),
    db.execute<{ text: string }>(openCommitments(user_id, FALLBACK_TIME_ZONE, at)),
  ])
  const words = TEXTS[language]
  const streak = live ? streakOf(live.active_days, live.today).streak.current : 0
  const sums = live?.training_sums
  const shown = (item: Exclude<FileItem, 'name' | 'summary'>): string | undefined => {
    if (item === 'quiz') return live?.latest ? words.fireLevel(live.latest.fire_level) : undefined
    if (item === 'streak') return streak > 0 ? words.days(streak) : undefined
    if (item === 'training')
      return sums && sums.sessions_28 > 0 ? words.training(sums.sessions_7, sums.sessions_28) : undefined
    if (item === 'commitments') return commitments.map(({ text }) => text).join('\n') || undefined
    const fact = facts.find(({ key }) => key === item)
    if (!fact || (fact.room !== null && MOODS.includes(item))) return undefined
    return shownFact(item, fact.value, language)
  }
  return FILE_ITEMS.flatMap((item) => {
    if (item === 'name' || item === 'summary' || !isSwitchedOn(switches, item)) return []
    const value = shown(item)
    return value === undefined ? [] : [{ label: words.labels[item], value }]
  })
}

function shownFact(key: FactKey, value: string, language: Language): string {
  const words = TEXTS[language]
  if (key === 'confidence') return words.confidence(value)
  if (key === 'hours_a_week') return words.hours(value)
  if (key !== 'event_date') return value
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
}
