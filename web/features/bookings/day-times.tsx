import { useId } from 'react'
import type { OpenTime } from '#contract/calendars.ts'
import { dayIn } from '#web/api/days.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useZoneName } from '#web/i18n/zones.ts'
import { classNames } from '#web/ui/class-names.ts'

type DayTimesProps = {
  day: string
  times: readonly OpenTime[]
  zones: Zones
  /** More than one for a group. */
  seats: number
  chosen: string | undefined
  onChoose: (starts_at: string) => void
}

/** The reader's zone and the coach's. */
export type Zones = { own: string; coach: string }

/** The open times of a day in the reader's zone, each with the coach's time where it differs. */
export function DayTimes({ day, times, zones, seats, chosen, onChoose }: DayTimesProps) {
  const { day: dayName } = useFormats()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="type-eyebrow">
        {dayName(day)}
      </h2>
      <TimeButtons times={times} zones={zones} seats={seats} chosen={chosen} onChoose={onChoose} />
    </section>
  )
}

type TimeButtonsProps = Omit<DayTimesProps, 'day'> & {
  /** Where they are not all on one day, each names its own. */
  withDay?: boolean
}

export function TimeButtons({ times, zones, seats, chosen, onChoose, withDay = false }: TimeButtonsProps) {
  const { t } = useTranslation('bookings')
  const label = useTimeLabels(zones, withDay)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
      {times.map(({ starts_at, seats_left }) => {
        const { own, coach } = label(starts_at, times)
        return (
          <li key={starts_at} className="grid">
            <button
              type="button"
              aria-pressed={starts_at === chosen}
              onClick={() => onChoose(starts_at)}
              className={classNames(
                'grid min-h-14 content-center gap-0.5 border px-3 py-2 text-start',
                starts_at === chosen
                  ? 'border-action bg-action text-on-action'
                  : 'border-edge bg-raised hover:border-blood hover:bg-strong',
              )}
            >
              <span className="font-display text-xl leading-tight font-bold">{own}</span>
              {coach && <span className={classNames('text-xs', starts_at !== chosen && 'text-muted')}>{coach}</span>}
              {seats > 1 && (
                <span className={classNames('text-xs font-semibold', starts_at !== chosen && 'text-fire')}>
                  {t('seatsLeft', { count: seats_left })}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function useTimeLabels({ own, coach }: Zones, withDay: boolean) {
  const { timeIn, weekdayTimeIn, offsetTimeIn } = useFormats()
  const zoneName = useZoneName()
  return (moment: string, among: readonly OpenTime[]) => {
    const time = timeIn(own, moment)
    // When the clocks go back, a day has an hour twice.
    const isTwice = among.some(
      ({ starts_at }) =>
        starts_at !== moment && timeIn(own, starts_at) === time && dayIn(own, starts_at) === dayIn(own, moment),
    )
    const isOtherDay = dayIn(coach, moment) !== dayIn(own, moment)
    const theirs = isOtherDay ? weekdayTimeIn(coach, moment) : timeIn(coach, moment)
    return {
      own: isTwice ? offsetTimeIn(own, moment) : withDay ? weekdayTimeIn(own, moment) : time,
      coach: isOtherDay || theirs !== time ? `${theirs}, ${zoneName(coach)}` : undefined,
    }
  }
}
