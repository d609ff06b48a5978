import type { AnalyticsDay } from '#contract/admin.ts'

const COLUMNS = [
  'date',
  'sign_ups',
  'confirmed',
  'active_in_week',
  'paying',
  'active_members',
  'quizzes',
  'chat_messages',
  'ai_cost_micros',
] as const satisfies Exclude<keyof AnalyticsDay, 'revenue'>[]

/** CSV by RFC 4180. Cells are dates and numbers, so none needs quotes or can be a spreadsheet formula. */
export function analyticsTable(days: readonly AnalyticsDay[]): string {
  const currencies = [...new Set(days.flatMap(({ revenue }) => Object.keys(revenue)))].toSorted()
  const header = [...COLUMNS, ...currencies.map((currency) => `revenue_${currency.toLowerCase()}_minor`)]
  const lines = days.map((day) => [
    ...COLUMNS.map((column) => String(day[column])),
    ...currencies.map((currency) => String(day.revenue[currency] ?? 0)),
  ])
  return [header, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}
