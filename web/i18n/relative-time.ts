import { type Language, LOCALES } from '#contract/language.ts'

const UNITS = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** '5 minutes ago', 'yesterday'. A time in the future, by a clock behind the server's, is shown as now. */
export function relativeTime(moment: string, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' })
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000)
  const unit = UNITS.find(([, length]) => seconds >= length)
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : format.format(0, 'second')
}
