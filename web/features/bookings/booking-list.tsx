import { useInfiniteQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { BookingTicket } from './booking-ticket.tsx'
import { bookingsQuery } from './queries.ts'

/** A member's times with coaches and a coach's with members. `feed`: the address for calendar programs. */
export function BookingList({ zone, feed }: { zone: string; feed: ReactNode }) {
  const { t } = useTranslation('bookings')
  return (
    <div className="grid gap-10">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
      </header>
      <Part when="coming" zone={zone} empty={<NothingBooked />} />
      {feed}
      <Part when="past" zone={zone} />
    </div>
  )
}

type PartProps = { when: 'coming' | 'past'; zone: string; empty?: ReactNode }

/** One of the two lists. An empty one without anything to say is left out. */
function Part({ when, zone, empty }: PartProps) {
  const { t } = useTranslation(['bookings', 'common'])
  const headingId = useId()
  const query = useInfiniteQuery(bookingsQuery(when))
  const { data, isPending, isError, isFetching, refetch } = query
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const bookings = data?.pages.flatMap((page) => page.bookings) ?? []
  if (data && bookings.length === 0) return empty
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="type-display text-heading">
        {t(`list.${when}`)}
      </h2>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
      {isError && !isFetchNextPageError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {bookings.length > 0 && (
        <ul className="grid gap-4 xl:grid-cols-2">
          {bookings.map((booking, index) => (
            <BookingTicket
              key={booking.id}
              booking={booking}
              zone={zone}
              isNext={when === 'coming' && index === 0 && booking.state === 'confirmed'}
            />
          ))}
        </ul>
      )}
      {isFetchNextPageError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetchingNextPage} onRetry={fetchNextPage}>
          {t('list.moreFailed')}
        </RetryNotice>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </section>
  )
}

function NothingBooked() {
  const { t } = useTranslation('bookings')
  return (
    <EmptyState
      seed="bookings"
      icon={<CalendarClock aria-hidden="true" className="size-10" />}
      title={t('list.empty')}
      action={
        <Link to="/coaches" className={buttonClass()}>
          {t('list.emptyAction')}
        </Link>
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  )
}
