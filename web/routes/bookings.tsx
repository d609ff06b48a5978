import { BookingList } from '#web/features/bookings/booking-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useOwnZone } from '#web/session/use-own-zone.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The same address holds live events and sessions. */
const CalendarFeed = latePart(
  () => import('#web/features/live/calendar-feed.tsx'),
  (module) => module.CalendarFeed,
  { texts: ['live'], waiting: () => <Skeleton className="h-40" /> },
)

export function Screen() {
  const { t } = useTranslation('bookings')
  const zone = useOwnZone()
  usePageTitle(t('title'))
  return <BookingList zone={zone} feed={<CalendarFeed />} />
}
