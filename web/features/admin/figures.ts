import type { AnalyticsDay } from '#contract/admin.ts'
import type { ChartProps } from '#web/ui/chart.tsx'

export type Figure = Exclude<keyof AnalyticsDay, 'date' | 'revenue'>
export type Unit = 'count' | 'micros'

/** How each figure is drawn. Active members have an average and no sum, because one may be active on several days. */
export const FIGURES = [
  { figure: 'sign_ups', kind: 'bars', tone: 'action', summary: 'total', unit: 'count' },
  { figure: 'active_members', kind: 'line', tone: 'fire', summary: 'average', unit: 'count' },
  { figure: 'quizzes', kind: 'bars', tone: 'fire', summary: 'total', unit: 'count' },
  { figure: 'chat_messages', kind: 'bars', tone: 'action', summary: 'total', unit: 'count' },
  { figure: 'ai_cost_micros', kind: 'line', tone: 'brass', summary: 'total', unit: 'micros' },
] as const satisfies {
  figure: Figure
  kind: ChartProps['kind']
  tone: NonNullable<ChartProps['tone']>
  summary: 'total' | 'average'
  unit: Unit
}[]

/** The steps of the conversion, from first to last. */
export const CONVERSION_STEPS = ['sign_ups', 'confirmed', 'active_in_week', 'paying'] as const satisfies Figure[]

export function sumUp(values: readonly number[], summary: 'total' | 'average'): number {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (summary === 'total') return total
  return values.length === 0 ? 0 : Math.round((total / values.length) * 10) / 10
}

/** The first day with the highest value; undefined if all are zero. */
export function peakOf(
  days: readonly AnalyticsDay[],
  valueIn: (day: AnalyticsDay) => number,
): AnalyticsDay | undefined {
  const most = Math.max(0, ...days.map(valueIn))
  return most === 0 ? undefined : days.find((day) => valueIn(day) === most)
}

/** In which there was revenue; dollars where there was none at all, so that there is something to say it of. */
export function currenciesIn(days: readonly AnalyticsDay[]): string[] {
  const found = new Set(days.flatMap(({ revenue }) => Object.keys(revenue)))
  return found.size > 0 ? [...found].toSorted() : ['USD']
}

export type Change = { direction: 'more' | 'less' | 'same' | 'nothing'; share: number }

/** The change against the amount before; a share of zero does not exist. */
export function changeSince(before: number, now: number): Change {
  if (before === 0) return { direction: 'nothing', share: 0 }
  const direction = now === before ? 'same' : now > before ? 'more' : 'less'
  return { direction, share: Math.abs((now - before) / before) }
}

/** How many of the sign-ups reached each step, and their share; undefined if there were no sign-ups. */
export function conversionOf(
  days: readonly AnalyticsDay[],
): { step: (typeof CONVERSION_STEPS)[number]; count: number; share: number | undefined }[] {
  const total = (step: Figure) =>
    sumUp(
      days.map((day) => day[step]),
      'total',
    )
  const signUps = total('sign_ups')
  return CONVERSION_STEPS.map((step) => ({
    step,
    count: total(step),
    share: signUps === 0 ? undefined : total(step) / signUps,
  }))
}
