import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { bookableOffersQuery } from './queries.ts'

/** The month in which members choose a time of this offer. Of another feature. */
export type OfferMonth = (offer_id: string) => ReactNode

type TimesPreviewProps = { slug: string; isOwn: boolean; month: OfferMonth }

/** What members can book, as saved. */
export function TimesPreview({ slug, isOwn, month }: TimesPreviewProps) {
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
          {month(offer.id)}
          {!isOwn && (
            <div>
              <Link to={`/book/${offer.id}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
                {t('preview.open')}
              </Link>
            </div>
          )}
        </>
      )}
    </SectionCard>
  )
}
