const HOME_ZONE = 'America/Los_Angeles'
const DAY_MS = 24 * 60 * 60 * 1000
const THURSDAY = 4
const SATURDAY = 6
/** 7 PM. */
const LIVE_HOUR = 19
/** Further ahead than any first Saturday. */
const LOOK_AHEAD_DAYS = 45

/** The next weekly live coaching: Thursday, 7 PM in Los Angeles, in summer and winter. */
export function nextWeeklyLive(now: number): string {
  const day = nextAtHome(now, ({ weekday }) => weekday === THURSDAY)
  return new Date(momentAtHome(day)).toISOString()
}

/** The calendar day of the next mastermind: the first Saturday of a month. */
export function nextMastermind(now: number): string {
  const { year, month, day } = nextAtHome(now, (one) => one.weekday === SATURDAY && one.day <= 7)
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

type HomeDay = { year: number; month: number; day: number; weekday: number }

function nextAtHome(now: number, isWanted: (day: HomeDay) => boolean): HomeDay {
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const day = homeDay(now + ahead * DAY_MS)
    if (isWanted(day) && momentAtHome(day) > now) return day
  }
  throw new Error('The rule has no date')
}

/** The calendar day in Los Angeles. */
function homeDay(moment: number): HomeDay {
  const home = new Date(moment + homeOffset(moment))
  return { year: home.getUTCFullYear(), month: home.getUTCMonth(), day: home.getUTCDate(), weekday: home.getUTCDay() }
}

/** The clocks change at night, so the offset at noon UTC is that of the evening. */
function momentAtHome({ year, month, day }: HomeDay): number {
  const evening = Date.UTC(year, month, day, LIVE_HOUR)
  return evening - homeOffset(evening)
}

/** By how many milliseconds the clocks in Los Angeles are ahead of UTC: a negative number. */
function homeOffset(moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: HOME_ZONE, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  const size = (Number(hours) * 60 + Number(minutes)) * 60 * 1000
  return sign === '-' ? -size : size
}
