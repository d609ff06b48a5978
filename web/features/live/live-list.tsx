import { useInfiniteQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import type { Occurrence } from '#contract/live.ts'
import { LIVE_PLACES, type LivePlace } from '#contract/live-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { EliteDoor } from './elite-door.tsx'
import { OccurrenceCard } from './occurrence-card.tsx'
import { liveQuery } from './queries.ts'

const EventDialog = latePart(
  () => import('./event-dialog.tsx'),
  (module) => module.EventDialog,
  { prefetch: false, waiting: () => null },
)

type LiveListProps = {
  timeZone: string | undefined
  /** The Network is open to this member. */
  mayEnter: boolean
  /** Only events online or in person. */
  place: LivePlace | undefined
  onPlace: (place: LivePlace | undefined) => void
}

/** The dates of each event, in the order of the next one. */
function byEvent(occurrences: readonly Occurrence[]): [Occurrence, ...Occurrence[]][] {
  const events = new Map<string, [Occurrence, ...Occurrence[]]>()
  for (const occurrence of occurrences) {
    const known = events.get(occurrence.event_id)
    if (known) known.push(occurrence)
    else events.set(occurrence.event_id, [occurrence])
  }
  return [...events.values()]
}

export function LiveList({ timeZone, mayEnter, place, onPlace }: LiveListProps) {
  const { t } = useTranslation(['live', 'common'])
  const query = useInfiniteQuery(liveQuery())
  const { data, isPending, isError, isFetching, refetch } = query
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const [adding, setAdding] = useState(false)
  const planned = data?.pages.flatMap((page) => page.occurrences) ?? []
  const occurrences = place ? planned.filter((one) => one.place === place) : planned
  const recaps = data?.pages[0]?.recaps ?? []
  const hosts = data?.pages[0]?.hosts ?? []
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="max-w-2xl text-lead text-muted">{t('lead')}</p>
        {hosts.length > 0 && (
          <div>
            <Button variant="secondary" onClick={() => setAdding(true)}>
              {t('host.add')}
            </Button>
          </div>
        )}
      </header>
      {!mayEnter && <EliteDoor />}
      <SelectField
        label={t('show')}
        value={place ?? ''}
        onChange={({ target }) => onPlace(LIVE_PLACES.find((one) => one === target.value))}
        className="max-w-72"
      >
        <option value="">{t('anywhere')}</option>
        {LIVE_PLACES.map((one) => (
          <option key={one} value={one}>
            {t(`place.${one}`)}
          </option>
        ))}
      </SelectField>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {isError && !isFetchNextPageError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {data && occurrences.length === 0 && (
        <EmptyState
          seed="live"
          icon={<CalendarClock aria-hidden="true" className="size-10" />}
          title={t(place ? 'empty.here' : 'empty.title')}
          action={
            place && (
              <Button variant="secondary" onClick={() => onPlace(undefined)}>
                {t('empty.all')}
              </Button>
            )
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {occurrences.length > 0 && (
        <section aria-labelledby="live-next" className="grid gap-4">
          <h2 id="live-next" className="type-display text-heading">
            {t('next')}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {byEvent(occurrences).map(([next, ...further]) => (
              <OccurrenceCard key={next.id} occurrence={next} further={further} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      )}
      {isFetchNextPageError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetchingNextPage} onRetry={fetchNextPage}>
          {t('moreFailed')}
        </RetryNotice>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {recaps.length > 0 && (
        <section aria-labelledby="live-recaps" className="grid gap-4">
          <h2 id="live-recaps" className="type-display text-heading">
            {t('recaps')}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {recaps.map((occurrence) => (
              <OccurrenceCard key={occurrence.id} occurrence={occurrence} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      )}
      {mayEnter && <CalendarFeed />}
      {adding && <EventDialog spaces={hosts} timeZone={timeZone} onClose={() => setAdding(false)} />}
    </div>
  )
}
