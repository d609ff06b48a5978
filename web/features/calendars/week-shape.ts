import type { readWeek, WeekTime } from '#contract/calendars.ts'
import { addDays } from '#contract/day-rules.ts'
import type { Output } from '#contract/endpoint.ts'

export type Week = Output<typeof readWeek>

/** Part of one day, in minutes after midnight by the clock of the zone. */
export type Stretch = { from: number; to: number }
/** `lane` of `lanes` side by side, where times overlap: many may talk to a persona at once. */
export type PlacedTime = Stretch & { time: WeekTime; lane: number; lanes: number }
export type WeekDay = { day: string; booked: PlacedTime[]; busy: Stretch[]; open: Stretch[] }

const DAY_MINUTES = 24 * 60

/** The day and the minute at a moment, by the clock of this zone. */
export function placeIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
    hourCycle: 'h23',
  })
  return (moment: string | number): { day: string; minute: number } => {
    const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
    return {
      day: `${parts.year}-${parts.month}-${parts.day}`,
      minute: Number(parts.hour) * 60 + Number(parts.minute),
    }
  }
}

/** Seven days from `from`, each with what is in it. */
export function weekDays(week: Week, from: string): WeekDay[] {
  const place = placeIn(week.time_zone)
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(from, index)
    const part = (starts_at: string | number, ends_at: string | number) => partOf(day, place(starts_at), place(ends_at))
    const booked = week.booked.flatMap((time) => {
      // A time belongs to the day on which it begins, also if it ends after midnight.
      const begin = place(time.starts_at)
      if (begin.day !== day) return []
      return [{ time, from: begin.minute, to: Math.min(begin.minute + time.minutes, DAY_MINUTES) }]
    })
    return {
      day,
      booked: inLanes(booked.toSorted((one, other) => one.from - other.from)),
      busy: week.busy.flatMap(({ starts_at, ends_at }) => part(starts_at, ends_at)),
      open: week.open.flatMap(({ starts_at, ends_at }) => part(starts_at, ends_at)),
    }
  })
}

type Place = { day: string; minute: number }

function partOf(day: string, begin: Place, end: Place): Stretch[] {
  if (begin.day > day || end.day < day) return []
  const from = begin.day < day ? 0 : begin.minute
  const to = end.day > day ? DAY_MINUTES : end.minute
  return to > from ? [{ from, to }] : []
}

function inLanes(times: (Stretch & { time: WeekTime })[]): PlacedTime[] {
  const groups: (Stretch & { time: WeekTime })[][] = []
  let end = -1
  for (const time of times) {
    if (time.from >= end) groups.push([])
    groups.at(-1)?.push(time)
    end = Math.max(end, time.to)
  }
  return groups.flatMap((group) => {
    const ends: number[] = []
    const placed = group.map((time) => {
      const free = ends.findIndex((taken) => taken <= time.from)
      const lane = free === -1 ? ends.length : free
      ends[lane] = time.to
      return { ...time, lane }
    })
    return placed.map((time) => ({ ...time, lanes: ends.length }))
  })
}

/** The hours that the week shows: those that are open or booked, at least eight of them. */
export function shownHours(days: readonly WeekDay[]): { from: number; to: number } {
  const stretches = days.flatMap(({ open, booked }) => [...open, ...booked])
  if (stretches.length === 0) return { from: 8, to: 20 }
  const from = Math.floor(Math.min(...stretches.map((one) => one.from)) / 60)
  const to = Math.ceil(Math.max(...stretches.map((one) => one.to)) / 60)
  const missing = Math.max(0, 8 - (to - from))
  const first = Math.max(0, Math.min(from - Math.ceil(missing / 2), 24 - 8))
  return { from: first, to: Math.min(24, Math.max(to, first + 8)) }
}

/** The booking that an arrow key leads to: up and down through all, left and right to another day. */
export function arrowTarget(days: readonly WeekDay[], booking_id: string, key: string): string | undefined {
  const all = days.flatMap(({ day, booked }) => booked.map(({ time }) => ({ day, id: time.booking_id })))
  const index = all.findIndex(({ id }) => id === booking_id)
  const here = all[index]
  if (!here) return undefined
  if (key === 'ArrowDown') return all[index + 1]?.id
  if (key === 'ArrowUp') return all[index - 1]?.id
  if (key === 'ArrowRight') return all.find(({ day }) => day > here.day)?.id
  if (key === 'ArrowLeft') return all.findLast(({ day }) => day < here.day)?.id
  if (key === 'Home') return all[0]?.id
  if (key === 'End') return all.at(-1)?.id
  return undefined
}
