import type { ProgrammeTexts } from '#content/programmes/programme-texts.ts'
import type { Language } from '#contract/language.ts'
import type { ProgrammeFacts } from '../programmes/facts.ts'
import { planRounds } from '../programmes/plan-rounds.ts'
import type { Programme } from '../programmes/read-programme.ts'
import type { AnswerContext } from './answer-context.ts'
import { dayLabel } from './dated-steps.ts'
import { listOf, weekdayName } from './weekday-names.ts'
import { timesMinutes, withValues } from './with-values.ts'

/** "45 s", "2 min", "2.5 min". */
export function restInWords(seconds: number, language: Language): string {
  if (seconds < SECONDS_UP_TO && seconds % 60 !== 0) return `${seconds} s`
  const minutes = String(Math.round(seconds / 6) / 10)
  return `${language === 'en' ? minutes : minutes.replace('.', ',')} min`
}
const SECONDS_UP_TO = 120

/** What the session has, where it cannot have as many rounds or as much time as were told. */
function asPlanned(facts: ProgrammeFacts): ProgrammeFacts {
  const { rounds, total, isOtherTime } = planRounds(facts, facts.events !== undefined, 1)
  const isFewer = facts.rounds !== undefined && facts.rounds > rounds
  return { ...facts, ...(isFewer && { rounds }), ...(isOtherTime && { minutes: total }) }
}

/** What was told, as it stands in brackets behind the heading. */
export function factsInWords(
  { question, placeholders, phrases, used }: AnswerContext,
  { facts: words }: ProgrammeTexts,
  programme: Programme,
  told: ProgrammeFacts,
): string[] {
  const facts = programme === 'rounds' ? asPlanned(told) : told
  const { language, today } = question
  const { labels } = phrases
  const { days, minutes, weekdays, rounds, round_minutes, events = [], ages, age, pupils, gear, company } = facts
  const parts: (string | undefined | false)[] = []
  if (placeholders.sport !== undefined) {
    used.add('sport')
    parts.push(placeholders.sport)
  }
  if (programme === 'week' || programme === 'until_event') {
    if (days !== undefined && minutes !== undefined) parts.push(timesMinutes(days, minutes))
    else if (days !== undefined) parts.push(withValues(words.sessions, { n: days }))
    else if (minutes !== undefined) parts.push(`${minutes} min`)
    if (facts.hours_a_week !== undefined) parts.push(labels.hours.replace('{hours}', String(facts.hours_a_week)))
    if (weekdays)
      parts.push(
        listOf(
          weekdays.map((day) => weekdayName(day, language)),
          language,
        ),
      )
    for (const [day, length] of facts.minutes_on ?? []) parts.push(`${weekdayName(day, language)} ${length} min`)
    if (facts.time) parts.push(words.time[facts.time])
    if (facts.strength_on) {
      const on = facts.strength_on.map((day) => weekdayName(day, language))
      parts.push(withValues(words.strength_on, { days: listOf(on, language) }))
    } else if (facts.strength) parts.push(withValues(words.strength, { n: facts.strength }))
    if (facts.running) parts.push(withValues(words.running, { n: facts.running }))
  } else if (minutes !== undefined) parts.push(`${minutes} min`)
  if (programme === 'rounds' || programme === 'until_event') {
    if (round_minutes !== undefined)
      parts.push(
        rounds === undefined
          ? withValues(words.round_minutes, { n: round_minutes })
          : timesMinutes(rounds, round_minutes),
      )
    // The sport may be named with it: "no-gi".
    if (facts.gi && placeholders.sport !== words.gi[facts.gi]) parts.push(words.gi[facts.gi])
    parts.push(
      programme === 'rounds' &&
        facts.rest_seconds !== undefined &&
        withValues(words.rest, { rest: restInWords(facts.rest_seconds, language) }),
    )
    parts.push(programme === 'rounds' && gear !== undefined && words.gear[gear])
    parts.push(programme === 'rounds' && (facts.three ? words.three : company !== undefined && words[company]))
  }
  if (programme === 'class') {
    if (ages) parts.push(withValues(words.ages, { from: ages[0], to: ages[1] }))
    if (pupils !== undefined) parts.push(withValues(words.people, { n: pupils }))
    if (facts.helpers) parts.push(withValues(words.helpers, { n: facts.helpers }))
  } else {
    if (age !== undefined) parts.push(withValues(words.age, { age }))
    if (facts.beginner) parts.push(words.beginner)
    for (const { day } of events) parts.push(withValues(words.until, { date: dayLabel(day, language, today) }))
  }
  return parts.filter((part): part is string => typeof part === 'string')
}

/** What was told before and is no more. */
export function whatIsGone({ facts: words }: ProgrammeTexts, before: ProgrammeFacts, now: ProgrammeFacts): string[] {
  const gone: string[] = []
  if (before.events && !now.events) gone.push(words.no_event)
  for (const name of ['strength', 'running'] as const)
    if (before[name] && now[name] === 0) gone.push(withValues(words[name], { n: 0 }))
  return gone
}
