import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Session } from '#contract/session.ts'
import { BookFromPackage } from '#web/features/bookings/book-from-package.tsx'
import { BookSession } from '#web/features/bookings/book-session.tsx'
import { MissingOffer } from '#web/features/bookings/missing-offer.tsx'
import { MoveBooking } from '#web/features/bookings/move-booking.tsx'
import { bookingQuery, isMissing, packageQuery } from '#web/features/bookings/queries.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { offerQuery } from '#web/offers/offer-query.ts'
import { Navigate, useParams } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { useOwnZone } from '#web/session/use-own-zone.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { RetryScreen } from '#web/shell/screens.tsx'
import { Loading } from '#web/ui/spinner.tsx'

// Only for a coach without open hours.
const FollowButton = latePart(
  () => import('#web/features/coaches/follow-button.tsx'),
  (module) => module.FollowButton,
  { texts: ['coaches'], prefetch: false },
)

/** `?package=` uses a session of a package that was bought, `?move=` moves a booking, `?at=` begins with a time. */
export function Screen() {
  const { offerId = '' } = useParams()
  const { session } = useSessionState()
  const [search] = useSearch()
  if (!session) return null
  const [bought, moved] = [search.get('package'), search.get('move')]
  const key = [offerId, bought, moved].join(' ')
  if (moved) return <Move key={key} offer_id={offerId} booking_id={moved} />
  if (bought) return <FromPackage key={key} offer_id={offerId} order_id={bought} user={session.user} />
  return <Offer key={key} id={offerId} user={session.user} />
}

type User = Session['user']

function Offer({ id, user }: { id: string; user: User }) {
  const choosing = useChoosing()
  // Shown as it is now: a price that is out of date would be refused, and a time may be held.
  const query = useQuery({ ...offerQuery(id, user.language), staleTime: 0 })
  return (
    <Loaded query={query} title={query.data?.offer.title}>
      {(details) =>
        details.offer.kind === 'coaching' ? (
          <BookSession details={details} user_id={user.id} {...choosing} />
        ) : (
          // A package is bought first; nothing else has a time to choose.
          <Navigate to={`/checkout/${id}`} replace />
        )
      }
    </Loaded>
  )
}

function FromPackage({ offer_id, order_id, user }: { offer_id: string; order_id: string; user: User }) {
  const choosing = useChoosing()
  const query = useQuery(packageQuery(order_id))
  return (
    <Loaded query={query} title={query.data?.title}>
      {(order) => <BookFromPackage offer_id={offer_id} order={order} user_id={user.id} {...choosing} />}
    </Loaded>
  )
}

function Move({ offer_id, booking_id }: { offer_id: string; booking_id: string }) {
  const choosing = useChoosing()
  const query = useQuery(bookingQuery(booking_id))
  return (
    <Loaded query={query} title={query.data?.title}>
      {(booking) => <MoveBooking offer_id={offer_id} booking={booking} {...choosing} />}
    </Loaded>
  )
}

/** The chosen time is in the address, so that a link can lead to it and a reload keeps it. */
function useChoosing() {
  const zone = useOwnZone()
  const [search, setSearch] = useSearch()
  return {
    zone,
    chosen: momentIn(search.get('at')),
    onChoose: (at: string | undefined) =>
      setSearch(
        (newest) => {
          const { at: _before, ...rest } = Object.fromEntries(newest)
          return { ...rest, ...(at && { at }) }
        },
        { replace: true },
      ),
    follow: ({ slug, name }: { slug: string; name: string }) => <FollowButton slug={slug} name={name} />,
  }
}

/** As the server writes moments; undefined for anything else. */
function momentIn(text: string | null): string | undefined {
  const moment = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
}

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  title: string | undefined
  children: (data: Data) => ReactNode
}

function Loaded<Data>({ query: { data, error, refetch }, title, children }: LoadedProps<Data>) {
  const { t } = useTranslation('bookings')
  usePageTitle(isMissing(error) ? t('missing.title') : (title ?? t('book')))
  if (isMissing(error)) return <MissingOffer />
  if (data) return children(data)
  if (error) return <RetryScreen onRetry={() => void refetch()}>{t('loadFailed')}</RetryScreen>
  return <Loading label={t('loadingPage')} className="min-h-[60dvh]" />
}
