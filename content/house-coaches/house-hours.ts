import { FIRST_CALENDAR, type WeekWindow } from '#contract/calendar-rules.ts'
import type { HouseCoachSlug } from './house-coach.ts'

interface HouseHours {
  time_zone: string
  windows: readonly WeekWindow[]
  break_minutes: number
  notice_hours: number
  horizon_days: number
}

function weekly(hours: Record<number, readonly (readonly [from: string, to: string])[]>): WeekWindow[] {
  return Object.entries(hours).flatMap(([weekday, windows]) =>
    windows.map(([from, to]) => ({ weekday: Number(weekday), from, to })),
  )
}

const MORNING = ['08:00', '12:00'] as const
const AFTERNOON = ['14:00', '18:00'] as const
const EVENING = ['18:00', '21:30'] as const

/** When the house coaches can be booked until an admin changes it. Monday is 1. */
export const HOUSE_HOURS: Record<HouseCoachSlug, HouseHours> = {
  'ana-prado': {
    ...FIRST_CALENDAR,
    time_zone: 'America/Sao_Paulo',
    windows: weekly({ 1: [MORNING, EVENING], 2: [AFTERNOON], 3: [MORNING, EVENING], 4: [AFTERNOON], 5: [MORNING] }),
  },
  'kenji-duarte': {
    ...FIRST_CALENDAR,
    time_zone: 'America/Los_Angeles',
    windows: weekly({ 1: [MORNING], 2: [MORNING, AFTERNOON], 3: [MORNING], 4: [MORNING], 6: [['09:00', '13:00']] }),
  },
  'mara-solis': {
    ...FIRST_CALENDAR,
    time_zone: 'America/Santiago',
    windows: weekly({ 2: [MORNING, EVENING], 3: [AFTERNOON], 4: [MORNING, EVENING], 5: [AFTERNOON], 6: [MORNING] }),
  },
}

/** An AI coach is there at any hour. The notice leaves time to pay before the session begins. */
export const PERSONA_HOURS: HouseHours = {
  time_zone: 'UTC',
  windows: weekly(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, [['00:00', '24:00'] as const]]))),
  break_minutes: 0,
  notice_hours: 1,
  horizon_days: 60,
}
