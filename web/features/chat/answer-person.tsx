import { useQuery } from '@tanstack/react-query'
import type { StoredMessage } from '#contract/chat.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { bookPath } from '#web/offers/sessions-query.ts'
import { Link } from '#web/router/link.tsx'
import { useOwnZone } from '#web/session/use-own-zone.ts'

type Person = NonNullable<NonNullable<StoredMessage['trace']>['person']>

/** People to talk to, each with the next time that can be booked. Nothing is shown while there is nobody. */
export function AnswerPerson({ person: { why, matter } }: { person: Person }) {
  const { t } = useTranslation('chat')
  const { shortMomentIn } = useFormats()
  const zone = useOwnZone()
  const { money } = useMoneyFormats()
  const { data } = useQuery({
    queryKey: queryKeys.suggestedCoaches(matter),
    queryFn: ({ signal }) => call('GET /api/suggested-coaches', matter === null ? {} : { matter }, { signal }),
  })
  if (!data || data.coaches.length === 0) return null
  return (
    <section aria-label={t('person.title')} className="no-print grid gap-3 border-s-2 border-brass ps-4">
      <p className="text-sm">{t(`person.${why}`)}</p>
      <ul className="grid gap-2">
        {data.coaches.map(({ seller, offer_id, offer_title, price_minor, currency, next_at }) => (
          <li key={offer_id} className="grid gap-0.5">
            <Link to={bookPath(offer_id, next_at)} className="font-semibold underline underline-offset-4">
              {t('person.book', { name: seller.name })}
            </Link>
            <span className="text-sm text-muted">
              {offer_title} · {price_minor === 0 ? t('person.free') : money(price_minor, currency)} ·{' '}
              {t('person.next', { when: shortMomentIn(zone, next_at) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
