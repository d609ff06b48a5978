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
  'revenue_cents',
] as const satisfies (keyof AnalyticsDay)[]

/** RFC 4180. Cells are dates and numbers, so that none needs quotes and none is a formula to a spreadsheet. */
export function analyticsTable(days: readonly AnalyticsDay[]): string {
  const lines = days.map((day) => COLUMNS.map((column) => String(day[column])))
  return [COLUMNS, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}
