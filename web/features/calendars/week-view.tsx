import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import { addDays, mondayOf } from '#contract/day-rules.ts'
import { dayIn } from '#web/api/days.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useZoneName } from '#web/i18n/zones.ts'
import { Link } from '#web/router/link.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { weekQuery } from './queries.ts'
import {
  arrowTarget,
  type PlacedTime,
  placeIn,
  type Stretch,
  shownHours,
  type Week,
  type WeekDay,
  weekDays,
} from './week-shape.ts'

type WeekViewProps = { slug: string; zone: string }

/** What is booked, day by day: columns on a large screen, a list on a phone. */
export function WeekView({ slug, zone }: WeekViewProps) {
  const { t } = useTranslation(['calendars', 'common'])
  const { fullDay } = useFormats()
  const zoneName = useZoneName()
  const now = useNow()
  const headingId = useId()
  const today = dayIn(zone, now)
  const thisWeek = mondayOf(today)
  const [from, setFrom] = useState(thisWeek)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...weekQuery(slug, from),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} aria-live="polite" className="type-display text-subheading">
          {t('week.title', { day: fullDay(from) })}
        </h2>
        <div className="flex items-center gap-1">
          <IconButton label={t('week.previous')} onClick={() => setFrom(addDays(from, -7))}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <Button variant="ghost" size="small" disabled={from === thisWeek} onClick={() => setFrom(thisWeek)}>
            {t('week.today')}
          </Button>
          <IconButton label={t('week.next')} onClick={() => setFrom(addDays(from, 7))}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && !isError && (
        <div aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && 'opacity-60')}>
          <Days week={data} from={from} now={now} />
        </div>
      )}
      <Legend />
      <p className="text-sm text-muted">{t('week.zone', { zone: zoneName(zone) })}</p>
    </section>
  )
}

/** What the columns show apart, in both themes: not by colour alone, the legend names each. */
const LOOKS = {
  open: 'border-s-4 border-good bg-good/15',
  booked: 'border-s-4 border-blood bg-strong',
  held: 'border-s-4 border-dashed border-edge bg-strong',
  busy: 'hatched',
  closed: 'bg-sunken',
} as const

/** A phone has a list in words and needs none. */
function Legend() {
  const { t } = useTranslation('calendars')
  return (
    <ul aria-label={t('week.legend.label')} className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted max-lg:hidden">
      {(['open', 'booked', 'held', 'busy', 'closed'] as const).map((name) => (
        <li key={name} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={classNames('size-5 outline outline-line', LOOKS[name])} />
          {t(`week.legend.${name}`)}
        </li>
      ))}
    </ul>
  )
}

/** The height of an hour in the columns. */
const HOUR_REM = 3

type DaysProps = { week: Week; from: string; now: number }

function Days({ week, from, now }: DaysProps) {
  const { t } = useTranslation('calendars')
  const days = weekDays(week, from)
  const hours = shownHours(days)
  const here = placeIn(week.time_zone)(now)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = (event.target as HTMLElement).dataset.booking
    const target = at && arrowTarget(days, at, event.key)
    if (!target) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-booking="${target}"]`)?.focus()
  }
  const isEmpty = days.every(({ booked }) => booked.length === 0)
  return (
    <>
      <ol
        onKeyDown={onKeyDown}
        className="grid gap-y-5 lg:grid-cols-[4.25rem_repeat(7,minmax(0,1fr))] lg:gap-y-0 lg:border-b lg:border-line"
      >
        <Hours {...hours} />
        {days.map((day) => (
          <DayColumn
            key={day.day}
            day={day}
            hours={hours}
            zone={week.time_zone}
            nowMinute={here.day === day.day ? here.minute : undefined}
          />
        ))}
      </ol>
      {isEmpty && <p className="mt-3 text-muted">{t('week.empty')}</p>}
    </>
  )
}

function Hours({ from, to }: { from: number; to: number }) {
  const { timeIn } = useFormats()
  return (
    <li aria-hidden="true" className="relative mt-14 max-lg:hidden" style={{ height: `${(to - from) * HOUR_REM}rem` }}>
      {Array.from({ length: to - from }, (_, index) => from + index).map((hour) => (
        <span
          key={hour}
          className="absolute end-2 -translate-y-1/2 text-xs whitespace-nowrap text-muted first:translate-y-0"
          style={{ top: `${(hour - from) * HOUR_REM}rem` }}
        >
          {timeIn('UTC', hour * 60 * 60_000)}
        </span>
      ))}
    </li>
  )
}

type DayColumnProps = {
  day: WeekDay
  hours: { from: number; to: number }
  zone: string
  /** Only today: where the day is now. */
  nowMinute: number | undefined
}

function DayColumn({ day, hours, zone, nowMinute }: DayColumnProps) {
  const { t } = useTranslation('calendars')
  const { weekday, shortDay } = useFormats()
  const clock = useClock()
  const isToday = nowMinute !== undefined
  const place = ({ from, to }: Stretch): CSSProperties => {
    const begin = Math.max(from, hours.from * 60) - hours.from * 60
    const end = Math.min(to, hours.to * 60) - hours.from * 60
    return {
      '--top': `${(begin / 60) * HOUR_REM}rem`,
      '--height': `${(Math.max(0, end - begin) / 60) * HOUR_REM}rem`,
    } as CSSProperties
  }
  return (
    <li className="lg:border-s lg:border-line">
      <h3
        className={classNames(
          'flex items-baseline gap-2 lg:h-14 lg:flex-col lg:gap-0 lg:px-2 lg:py-1',
          isToday && 'text-danger',
        )}
      >
        <span className="type-eyebrow text-inherit">{weekday(day.day)}</span>
        <span className="font-display text-xl leading-none font-semibold">{shortDay(day.day)}</span>
        {isToday && <span className="sr-only">{t('week.isToday')}</span>}
      </h3>
      <p className="text-sm text-muted lg:hidden">
        {day.open.length === 0
          ? t('week.off')
          : t('week.open', { hours: day.open.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ') })}
      </p>
      <div
        className="relative lg:h-(--day)"
        style={{ '--day': `${(hours.to - hours.from) * HOUR_REM}rem` } as CSSProperties}
      >
        <div aria-hidden="true" className="absolute inset-0 bg-sunken max-lg:hidden" />
        {day.open.map((stretch) => (
          <div
            key={stretch.from}
            aria-hidden="true"
            style={place(stretch)}
            className={classNames('absolute inset-x-0 top-(--top) h-(--height) max-lg:hidden', LOOKS.open)}
          />
        ))}
        {nowMinute !== undefined && nowMinute >= hours.from * 60 && nowMinute <= hours.to * 60 && (
          <div
            aria-hidden="true"
            style={place({ from: nowMinute, to: nowMinute })}
            className="absolute inset-x-0 top-(--top) z-1 border-t-2 border-blood max-lg:hidden"
          />
        )}
        <ol className="grid gap-2 max-lg:mt-2 lg:contents">
          {day.busy.map((stretch) => (
            <li
              key={stretch.from}
              style={place(stretch)}
              className="hatched px-3 py-2 text-sm text-muted lg:absolute lg:inset-x-0 lg:top-(--top) lg:h-(--height) lg:overflow-hidden lg:px-1.5 lg:py-0.5 lg:text-xs"
            >
              {t('week.busy', { from: clock(stretch.from), to: clock(stretch.to) })}
            </li>
          ))}
          {day.booked.map((placed) => (
            <BookedTime key={placed.time.booking_id} placed={placed} style={place(placed)} zone={zone} />
          ))}
        </ol>
      </div>
    </li>
  )
}

function BookedTime({ placed, style, zone }: { placed: PlacedTime; style: CSSProperties; zone: string }) {
  const { t } = useTranslation('calendars')
  const { timeIn } = useFormats()
  const { time, lane, lanes } = placed
  const { booking_id, title, names, seats, is_held, starts_at } = time
  const side = {
    '--left': `${(lane / lanes) * 100}%`,
    '--width': `${100 / lanes}%`,
  } as CSSProperties
  return (
    <li
      style={{ ...style, ...side }}
      className="lg:absolute lg:top-(--top) lg:left-(--left) lg:h-(--height) lg:w-(--width) lg:p-px"
    >
      <Link
        to={`/bookings/${booking_id}`}
        data-booking={booking_id}
        className={classNames(
          'grid min-h-12 grid-cols-1 content-start gap-0.5 border-s-4 px-3 py-2 no-underline hover:bg-line lg:h-full lg:min-h-6 lg:overflow-hidden lg:px-1.5 lg:py-1 lg:text-xs lg:leading-tight',
          is_held ? LOOKS.held : LOOKS.booked,
        )}
      >
        <span className="font-semibold lg:truncate">
          {timeIn(zone, starts_at)} <span className="[overflow-wrap:anywhere]">{names.join(', ') || title}</span>
        </span>
        <span className="text-muted [overflow-wrap:anywhere] lg:truncate">
          {[
            names.length > 0 && title,
            seats > 1 && t('week.seats', { taken: names.length, seats }),
            is_held && t('week.held'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  )
}

/** Minutes after midnight as a time of day. */
function useClock() {
  const { timeIn } = useFormats()
  return (minute: number) => timeIn('UTC', minute * 60_000)
}
