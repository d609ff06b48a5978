import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Offer } from '#contract/marketplace.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { bookableOffersQuery, previewQuery } from './queries.ts'
import { placeIn } from './week-shape.ts'

/** So many open days, and so many times of each: enough to see whether the hours are right. */
const DAYS_SHOWN = 5
const TIMES_SHOWN = 8

type TimesPreviewProps = { slug: string; zone: string; isOwn: boolean }

/** What members can book, as saved. */
export function TimesPreview({ slug, zone, isOwn }: TimesPreviewProps) {
  const { t } = useTranslation(['calendars', 'common'])
  const language = useLanguage()
  const { data: offers, isError, isFetching, refetch } = useQuery(bookableOffersQuery(slug, language))
  const [chosen, setChosen] = useState<string>()
  const offer = offers?.find(({ id }) => id === chosen) ?? offers?.[0]
  return (
    <SectionCard title={t('preview.title')} text={t('preview.text')}>
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {!offers && !isError && <Skeleton className="h-40" />}
      {offers && !offer && (
        <Notice
          title={t('preview.none')}
          action={
            isOwn && (
              <Link to="/coach-dashboard?tab=services" className={buttonClass({ variant: 'secondary', size: 'small' })}>
                {t('preview.make')}
              </Link>
            )
          }
        >
          {t('preview.noneText')}
        </Notice>
      )}
      {offers && offer && (
        <>
          {offers.length > 1 && (
            <SelectField label={t('preview.offer')} value={offer.id} onChange={({ target }) => setChosen(target.value)}>
              {offers.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          )}
          <OpenDays key={offer.id} slug={slug} offer={offer} zone={zone} />
        </>
      )}
    </SectionCard>
  )
}

function OpenDays({ slug, offer, zone }: { slug: string; offer: Offer; zone: string }) {
  const { t } = useTranslation(['calendars', 'common'])
  const { day: dayName, timeIn, number, shortMomentIn } = useFormats()
  const now = useNow()
  const place = placeIn(zone)
  const month = place(now).day.slice(0, 7)
  const { data, isError, isFetching, refetch } = useQuery(previewQuery(slug, offer.id, month, zone))
  if (isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  if (!data) return <Skeleton className="h-40" />
  const days = Map.groupBy(data.times, ({ starts_at }) => place(starts_at).day)
  return (
    <div className="grid gap-4">
      {days.size === 0 && (
        <p className="text-muted">
          {data.next ? t('preview.later', { when: shortMomentIn(zone, data.next) }) : t('preview.closed')}
        </p>
      )}
      <ol className="grid gap-4">
        {[...days].slice(0, DAYS_SHOWN).map(([day, times]) => (
          <li key={day} className="grid gap-1.5">
            <h3 className="border-b-2 border-blood font-semibold first-letter:uppercase">{dayName(day)}</h3>
            <p className="flex flex-wrap gap-1.5">
              {times.slice(0, TIMES_SHOWN).map(({ starts_at }) => (
                <time key={starts_at} dateTime={starts_at} className="border border-line px-2 py-1 text-sm">
                  {timeIn(zone, starts_at)}
                </time>
              ))}
              {times.length > TIMES_SHOWN && (
                <span className="px-1 py-1 text-sm text-muted">
                  {t('preview.more', { count: times.length - TIMES_SHOWN, shown: number(times.length - TIMES_SHOWN) })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
      <div>
        <Link to={`/book/${offer.id}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('preview.open')}
        </Link>
      </div>
    </div>
  )
}
