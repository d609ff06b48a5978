import { queryOptions, useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'

const nextBookingQuery = queryOptions({
  queryKey: queryKeys.nextBooking(),
  queryFn: async ({ signal }) => {
    const { bookings } = await call('GET /api/bookings', { when: 'coming' }, { signal })
    return bookings.find(({ state }) => state === 'confirmed') ?? null
  },
})

/** The next time with a coach in one line; nothing without one. */
export function NextSession({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useTranslation('dashboard')
  const { shortMomentIn } = useFormats()
  const { data: next } = useQuery(nextBookingQuery)
  if (!next) return null
  const { id, title, side, seller, names, starts_at } = next
  const people = side === 'coach' ? names.join(', ') : seller.name
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-blood bg-raised px-5 py-4">
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <span className="type-eyebrow">{t('nextSession')}</span>
      <Link
        to={`/bookings/${id}`}
        className="min-w-0 font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {[shortMomentIn(timeZone, starts_at), title, people].filter(Boolean).join(' · ')}
      </Link>
    </p>
  )
}
