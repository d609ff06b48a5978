/** The facts that may be stored from a member's messages. Nothing else is stored. */
export const FACT_KEYS = [
  'goal',
  'obstacle',
  'event',
  'event_date',
  'sport',
  'level',
  'hours_a_week',
  'money',
  'people',
  'emotion',
  'confidence',
  'tried',
] as const
export type FactKey = (typeof FACT_KEYS)[number]

/** Items that are read live from other tables. */
export const LIVE_ITEMS = ['name', 'quiz', 'streak', 'training', 'commitments', 'summary'] as const

/** Each item can be switched on and off, and each answer names the items it used. */
export const FILE_ITEMS = [...LIVE_ITEMS, ...FACT_KEYS] as const
export type FileItem = (typeof FILE_ITEMS)[number]

/** Off until the member switches it on: no answer needs it, and it would go to the AI provider. */
export const OFF_BY_DEFAULT: readonly FileItem[] = ['name']

export const FACT_LENGTH = 300

/** Who types a later year has mistyped it. */
export const EVENT_YEARS_AHEAD = 10

export function isEventTooFar(event_date: string, today: string): boolean {
  return event_date > `${Number(today.slice(0, 4)) + EVENT_YEARS_AHEAD}${today.slice(4)}`
}
