import type { AnalyticsDay } from '#contract/admin.ts'
import type { ChartProps } from '#web/ui/chart.tsx'

type Figure = Exclude<keyof AnalyticsDay, 'date'>

/** How each figure is drawn. Those who were active on two days are not two: they have an average, and no sum. */
export const FIGURES: {
  figure: Figure
  kind: ChartProps['kind']
  tone: NonNullable<ChartProps['tone']>
  summary: 'total' | 'average'
  unit: 'count' | 'micros' | 'cents'
}[] = [
  { figure: 'sign_ups', kind: 'bars', tone: 'action', summary: 'total', unit: 'count' },
  { figure: 'active_members', kind: 'line', tone: 'fire', summary: 'average', unit: 'count' },
  { figure: 'quizzes', kind: 'bars', tone: 'fire', summary: 'total', unit: 'count' },
  { figure: 'chat_messages', kind: 'bars', tone: 'action', summary: 'total', unit: 'count' },
  { figure: 'ai_cost_micros', kind: 'line', tone: 'brass', summary: 'total', unit: 'micros' },
  { figure: 'revenue_cents', kind: 'bars', tone: 'brass', summary: 'total', unit: 'cents' },
]

export function sumUp(values: readonly number[], summary: 'total' | 'average'): number {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (summary === 'total') return total
  return values.length === 0 ? 0 : Math.round((total / values.length) * 10) / 10
}

/** The first day of those with the most; undefined when there was nothing on any. */
export function peakOf(days: readonly AnalyticsDay[], figure: Figure): AnalyticsDay | undefined {
  const most = Math.max(0, ...days.map((day) => day[figure]))
  return most === 0 ? undefined : days.find((day) => day[figure] === most)
}
