import type { StepTime } from '#content/playbook/card.ts'
import type { Language } from '#contract/language.ts'
import { addDays, daysBetween } from '../reading/days.ts'
import { LOCALES } from '../reading/locales.ts'
import type { DayText } from '../strategist.ts'
import type { Phrases } from './phrases/phrases.ts'

export interface DatedStep {
  text: string
  /** Null for "the day" of an event without a known date. */
  due_date: DayText | null
  label: string
}

// Cached, because creating a formatter takes longer than a whole answer.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** "Thu, Nov 19", "qui., 19 de nov.", with the year if it is not the current one. */
export function dayLabel(day: DayText, language: Language, today: DayText): string {
  const withYear = day.slice(0, 4) !== today.slice(0, 4)
  const key = `${language}${withYear}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(withYear ? { year: 'numeric' } : {}),
    })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(`${day}T00:00:00Z`))
}

/** The preferred day of each step, counted from today; null if the day is unknown. */
function preferredDays(times: readonly StepTime[], horizon: number | null): (number | null)[] {
  const count = (time: StepTime): number => times.filter((other) => other === time).length
  const seen = new Map<StepTime, number>()
  return times.map((time) => {
    const nth = seen.get(time) ?? 0
    seen.set(time, nth + 1)
    const lastBefore = horizon === null ? Number.POSITIVE_INFINITY : Math.max(0, horizon - 1)
    if (time === 'today') return Math.min(nth, lastBefore)
    if (time === 'week') return Math.min(count('week') > 1 ? 3 * (nth + 1) : 5, lastBefore)
    if (time === 'weekly') return Math.min(7, lastBefore)
    if (time === 'before') {
      if (horizon === null) return 12 + 2 * nth
      return Math.max(0, horizon - (nth === 0 ? (horizon > 4 ? 3 : 1) : 1))
    }
    return horizon
  })
}

/**
 * Dates the steps back from the event: never in the past, never after the event, each later than the
 * one before. Steps for which no day is left are left out.
 */
export function dateSteps(
  steps: readonly { text: string; time: StepTime }[],
  {
    today,
    event_date,
    language,
    phrases,
  }: { today: DayText; event_date?: DayText | undefined; language: Language; phrases: Phrases },
): DatedStep[] {
  const horizon = event_date === undefined ? null : daysBetween(today, event_date)
  const days = preferredDays(
    steps.map((step) => step.time),
    horizon,
  )
  const crowdedOut = new Set<number>()
  let cap = Number.POSITIVE_INFINITY
  for (let index = days.length - 1; index >= 0; index--) {
    const wished = days[index]
    if (wished === null || wished === undefined) continue
    const day = Math.min(wished, cap)
    // Each earlier step needs a day. The event itself stays; steps before today are left out.
    if (day < index && steps[index]?.time !== 'event') crowdedOut.add(index)
    else {
      days[index] = day
      cap = day - 1
    }
    if (day < 0) crowdedOut.add(index)
  }
  const { labels } = phrases
  const dated: DatedStep[] = []
  steps.forEach(({ text, time }, index) => {
    if (crowdedOut.has(index)) return
    const day = days[index]
    if (day === null || day === undefined) {
      dated.push({ text, due_date: null, label: labels.onTheDay })
      return
    }
    const due_date = addDays(today, day)
    const date = dayLabel(due_date, language, today)
    const fill = (label: string): string => label.replace('{date}', date)
    const label = ((): string => {
      if (day === 0) return labels.today
      if (time === 'event') return fill(labels.onTheDayOf)
      if (time === 'weekly' && horizon === null) return labels.weekly
      if (time === 'weekly' && event_date !== undefined && day === 7)
        return labels.weeklyUntil.replace('{date}', dayLabel(event_date, language, today))
      return fill(day === 1 ? labels.tomorrow : labels.by)
    })()
    dated.push({ text, due_date, label })
  })
  return dated
}
