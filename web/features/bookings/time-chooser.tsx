import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dayIn } from '#web/api/days.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { knownZone, useZoneName } from '#web/i18n/zones.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayTimes, type Zones } from './day-times.tsx'
import { byDay, monthOf } from './days.ts'
import { MonthGrid } from './month-grid.tsx'
import { isMissing, type OpenTimes, timesQuery } from './queries.ts'

export type Choosing = {
  /** What the server said about the offer's times. */
  open: OpenTimes
  zones: Zones
  /** The chosen time is not open, or no longer. */
  isGone: boolean
  /** The reader's session with another coach at the chosen time. */
  clash: OpenTimes['own'][number] | undefined
  /** Chooses a time and shows its day. */
  choose: (starts_at: string) => void
}

type TimeChooserProps = {
  offer_id: string
  /** The booking that is moved. */
  moving?: string
  /** The reader's. */
  zone: string
  chosen: string | undefined
  onChoose: (starts_at: string | undefined) => void
  /** Chosen elsewhere on the page: its month is shown first, and a small screen scrolls to it. */
  first?: string | undefined
  /** Shown where the coach has no open time at all. */
  noHours: (seller: OpenTimes['seller']) => ReactNode
  gone: ReactNode
  /** Beside the month, below the times of the day. */
  children: (choosing: Choosing) => ReactNode
}

/** A month with open days, the times of a day, and what follows from choosing one. */
export function TimeChooser(props: TimeChooserProps) {
  const { offer_id, moving, zone, chosen, onChoose, first = chosen, noHours, gone, children } = props
  const { t } = useTranslation(['bookings', 'common'])
  const { shortMomentIn } = useFormats()
  const today = dayIn(zone, serverNow())
  const [month, setMonth] = useState(() => monthOf(first ? dayIn(zone, first) : today))
  const [lookedAt, setDay] = useState<string>()
  const query = useQuery(timesQuery(offer_id, month, zone, moving))
  const { data: open, error, isFetching, isPlaceholderData, refetch } = query
  const { panel, follow } = usePanel(open && chosen, props.first !== undefined)
  if (isMissing(error)) return gone
  if (!open)
    return error ? (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('timesFailed')}
      </RetryNotice>
    ) : (
      <Skeleton className="h-96" />
    )

  const days = isPlaceholderData ? undefined : byDay(zone, open.times)
  if (days?.size === 0 && open.next === null && month === monthOf(today)) return noHours(open.seller)
  const zones = { own: zone, coach: knownZone(open.coach_zone) }
  const wanted = lookedAt ?? (chosen && dayIn(zone, chosen))
  const day = wanted && days?.has(wanted) ? wanted : days?.keys().next().value
  const show = (moment: string) => {
    const next = dayIn(zone, moment)
    setMonth(monthOf(next))
    setDay(next)
  }
  const choose = (starts_at: string) => {
    show(starts_at)
    follow()
    onChoose(starts_at)
  }
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12">
      <MonthGrid
        month={month}
        today={today}
        countOf={days && ((one) => days.get(one)?.length ?? 0)}
        chosen={day}
        goesOn={isPlaceholderData || open.next !== null}
        onMonth={(next) => {
          setMonth(next)
          setDay(undefined)
        }}
        onDay={setDay}
      />
      <div className="grid content-start gap-6">
        <ZoneLine zones={zones} name={open.seller.name} />
        {error && (
          <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
            {t('timesFailed')}
          </RetryNotice>
        )}
        {!days && <Skeleton className="h-32" />}
        {days?.size === 0 && <EmptyMonth next={open.next} zone={zone} onShow={show} />}
        {day && days && (
          <DayTimes
            day={day}
            times={days.get(day) ?? []}
            zones={zones}
            seats={open.seats}
            chosen={chosen}
            onChoose={(starts_at) => (starts_at === chosen ? onChoose(undefined) : choose(starts_at))}
          />
        )}
        <p role="status" className="sr-only">
          {chosen && t('chosen.now', { when: shortMomentIn(zone, chosen) })}
        </p>
        <div ref={panel} className="grid scroll-mt-20 gap-6 empty:hidden lg:scroll-mt-8">
          {children({
            open,
            zones,
            choose,
            isGone: isGone(days, zone, chosen, month),
            clash: chosen === undefined || isPlaceholderData ? undefined : clashOf(open, chosen),
          })}
        </div>
      </div>
    </div>
  )
}

/** A small screen scrolls to what follows from choosing a time; one that was in the address already does not move it. */
function usePanel(chosen: string | undefined, follows: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  const wantsScroll = useRef(follows)
  useEffect(() => {
    if (!wantsScroll.current || chosen === undefined) return
    wantsScroll.current = false
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const follow = () => {
    wantsScroll.current = true
  }
  return { panel, follow }
}

/** Known only where the month of the chosen time is shown. */
function isGone(
  days: ReturnType<typeof byDay> | undefined,
  zone: string,
  chosen: string | undefined,
  month: string,
): boolean {
  if (!days || chosen === undefined) return false
  const day = dayIn(zone, chosen)
  return monthOf(day) === month && !days.get(day)?.some(({ starts_at }) => starts_at === chosen)
}

const MINUTE_MS = 60_000

function clashOf({ own, minutes }: Pick<OpenTimes, 'own' | 'minutes'>, chosen: string) {
  const begin = Date.parse(chosen)
  return own.find((session) => {
    const other = Date.parse(session.starts_at)
    return other < begin + minutes * MINUTE_MS && begin < other + session.minutes * MINUTE_MS
  })
}

function ZoneLine({ zones, name }: { zones: Zones; name: string }) {
  const { t } = useTranslation('bookings')
  const zoneName = useZoneName()
  return (
    <p className="text-muted">
      {t('zone.own', { place: zoneName(zones.own) })}{' '}
      {zones.own !== zones.coach && t('zone.coach', { name, place: zoneName(zones.coach) })}{' '}
      <Link to="/settings#time-zone" className="underline underline-offset-4">
        {t('zone.change')}
      </Link>
    </p>
  )
}

/** Leads to the first open time of a later month. */
function EmptyMonth({ next, zone, onShow }: { next: string | null; zone: string; onShow: (moment: string) => void }) {
  const { t } = useTranslation('bookings')
  const { shortMomentIn } = useFormats()
  return (
    <Notice
      title={t('empty.title')}
      action={
        next && (
          <Button variant="secondary" size="small" onClick={() => onShow(next)}>
            {t('empty.show')}
          </Button>
        )
      }
    >
      {next ? t('empty.next', { when: shortMomentIn(zone, next) }) : t('empty.none')}
    </Notice>
  )
}
