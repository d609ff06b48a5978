import {
  BREAK_MINUTES,
  type DayWindow,
  HORIZON_DAYS,
  MEETING_KINDS,
  type MeetingKind,
  MOST_WINDOWS_A_DAY,
  NOTICE_HOURS,
} from '#contract/calendar-rules.ts'
import type { Calendar, CalendarHours } from '#contract/calendars.ts'
import { isRecord, parseJson } from '#web/api/json.ts'
import { randomUuid } from '#web/api/random-uuid.ts'

/** Monday is 1, Sunday is 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** A day whose name is that of the weekday: the first of January 2024 was a Monday. */
export const sampleDay = (weekday: number) => `2024-01-0${weekday}`

/** Hours as they are typed. `key` keeps a row its fields when another row is removed. */
export type TypedWindow = DayWindow & { key: string }
export type TypedDay = { key: string; day: string; windows: TypedWindow[] }

/** Everything in the form of a calendar. */
export type CalendarDraft = {
  time_zone: string
  /** For each weekday, Monday first. */
  week: TypedWindow[][]
  days: TypedDay[]
  break_minutes: string
  notice_hours: string
  horizon_days: string
  meeting_kind: MeetingKind
  meeting_url: string
}

const LIMITS = { break_minutes: BREAK_MINUTES, notice_hours: NOTICE_HOURS, horizon_days: HORIZON_DAYS }
export type NumberName = keyof typeof LIMITS
export const limitsOf = (name: NumberName) => LIMITS[name]

export type DraftProblem =
  | 'missing'
  | 'order'
  | 'too-many'
  | 'day-missing'
  | 'day-twice'
  | 'day-past'
  | 'number'
  | 'link'
/** By what it concerns: the key of a row, `week.1`, or the name of a field. */
export type DraftProblems = Record<string, DraftProblem>

export function newWindow(from = '09:00', to = '12:00'): TypedWindow {
  return { key: randomUuid(), from, to }
}

/** `zone`: for a calendar that was never saved. */
export function draftOf(calendar: Calendar, zone: string): CalendarDraft {
  const typed = ({ from, to }: DayWindow) => newWindow(from, to === MIDNIGHT ? FIELD_MIDNIGHT : to)
  return {
    time_zone: calendar.is_open ? calendar.time_zone : zone,
    week: WEEKDAYS.map((weekday) => calendar.windows.filter((window) => window.weekday === weekday).map(typed)),
    days: calendar.days.map(({ day, windows }) => ({ key: randomUuid(), day, windows: windows.map(typed) })),
    break_minutes: String(calendar.break_minutes),
    notice_hours: String(calendar.notice_hours),
    horizon_days: String(calendar.horizon_days),
    meeting_kind: calendar.meeting_kind,
    meeting_url: calendar.meeting_url ?? '',
  }
}

/** A field for a time has no 24:00: there, a day ends at 00:00. */
const MIDNIGHT = '24:00'
const FIELD_MIDNIGHT = '00:00'
const endOf = (to: string) => (to === FIELD_MIDNIGHT ? MIDNIGHT : to)

/** What the form sends. Only for a draft without problems. */
export function hoursOf(draft: CalendarDraft): CalendarHours {
  const plain = ({ from, to }: TypedWindow) => ({ from, to: endOf(to) })
  return {
    time_zone: draft.time_zone,
    windows: draft.week.flatMap((windows, index) =>
      windows.map((window) => ({ weekday: index + 1, ...plain(window) })),
    ),
    days: draft.days.map(({ day, windows }) => ({ day, windows: windows.map(plain) })),
    break_minutes: Number(draft.break_minutes),
    notice_hours: Number(draft.notice_hours),
    horizon_days: Number(draft.horizon_days),
    meeting_kind: draft.meeting_kind,
    meeting_url: (takesLink(draft) && draft.meeting_url.trim()) || null,
  }
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = /^20\d\d-\d\d-\d\d$/

/** Overlapping hours are no problem: the server joins them. Nothing changes on a day before `today`. */
export function problemsIn(draft: CalendarDraft, today: string): DraftProblems {
  const problems: DraftProblems = {}
  const lookAt = (windows: TypedWindow[], place: string) => {
    if (windows.length > MOST_WINDOWS_A_DAY) problems[place] = 'too-many'
    for (const { key, from, to } of windows) {
      if (!TIME.test(from) || !TIME.test(to)) problems[key] = 'missing'
      else if (from >= endOf(to)) problems[key] = 'order'
    }
  }
  for (const weekday of WEEKDAYS) lookAt(draft.week[weekday - 1] ?? [], `week.${weekday}`)
  const seen = new Set<string>()
  for (const { key, day, windows } of draft.days) {
    lookAt(windows, key)
    if (!DAY.test(day)) problems[key] = 'day-missing'
    else if (seen.has(day)) problems[key] = 'day-twice'
    else if (day < today) problems[key] = 'day-past'
    seen.add(day)
  }
  for (const name of Object.keys(LIMITS) as NumberName[]) {
    const typed = draft[name].trim()
    const { least, most } = LIMITS[name]
    if (!/^\d{1,4}$/.test(typed) || Number(typed) < least || Number(typed) > most) problems[name] = 'number'
  }
  const link = draft.meeting_url.trim()
  const isAsked = draft.meeting_kind === 'link' || (takesLink(draft) && link !== '')
  if (isAsked && !isHttps(link)) problems.meeting_url = 'link'
  return problems
}

/** Who meets single members by video on the page may have a link for groups. */
export function takesLink({ meeting_kind }: Pick<CalendarDraft, 'meeting_kind'>): boolean {
  return meeting_kind === 'link' || meeting_kind === 'peer'
}

export function isHttps(address: string): boolean {
  return address.startsWith('https://') && URL.canParse(address)
}

/** Apple and Outlook hand out calendars as webcal://, which is https under another name. */
export const asHttps = (address: string) => address.trim().replace(/^webcals?:\/\//i, 'https://')

/** The hours of one day on other days too. */
export function copyDay(draft: CalendarDraft, from: number, to: readonly number[]): CalendarDraft {
  const source = draft.week[from - 1] ?? []
  const copy = () => source.map((window) => newWindow(window.from, window.to))
  return { ...draft, week: draft.week.map((windows, index) => (to.includes(index + 1) ? copy() : windows)) }
}

/** As text, to be kept over a reload; the same for drafts that say the same. */
export function draftText({ week, days, ...rest }: CalendarDraft): string {
  const plain = (windows: TypedWindow[]) => windows.map(({ from, to }) => ({ from, to }))
  return JSON.stringify({
    ...rest,
    week: week.map(plain),
    days: days.map(({ day, windows }) => ({ day, windows: plain(windows) })),
  })
}

/** Checked, because a browser's storage may hold anything; undefined for what is no draft. */
export function readDraft(text: string): CalendarDraft | undefined {
  const kept = parseJson(text)
  if (!isRecord(kept) || !Array.isArray(kept.week) || kept.week.length !== 7 || !Array.isArray(kept.days)) return
  const texts = ['time_zone', 'break_minutes', 'notice_hours', 'horizon_days', 'meeting_url'] as const
  if (!texts.every((name) => typeof kept[name] === 'string')) return
  const meeting_kind = MEETING_KINDS.find((kind) => kind === kept.meeting_kind)
  if (!meeting_kind) return
  return {
    ...(kept as Pick<CalendarDraft, (typeof texts)[number]>),
    meeting_kind,
    week: kept.week.map(readWindows),
    days: kept.days.flatMap((day) =>
      isRecord(day) && typeof day.day === 'string'
        ? [{ key: randomUuid(), day: day.day, windows: readWindows(day.windows) }]
        : [],
    ),
  }
}

function readWindows(kept: unknown): TypedWindow[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((window) =>
    isRecord(window) && typeof window.from === 'string' && typeof window.to === 'string'
      ? [newWindow(window.from, window.to)]
      : [],
  )
}
