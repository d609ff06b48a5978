import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { choicesQuery } from './queries.ts'

/** Which notifications the member gets, how and when. */
export function NotificationChoicesCard() {
  const { t } = useTranslation(['notifications', 'common'])
  const { data, isPending, isError, refetch } = useQuery(choicesQuery)
  const card = useRef<HTMLDivElement>(null)
  // A link from another page leads here: the router looked for this place before it was on the screen.
  useEffect(() => {
    if (window.location.hash === '#notifications') card.current?.scrollIntoView()
  }, [])
  return (
    <div ref={card} id="notifications" className="scroll-mt-20">
      <SectionCard title={t('choices.title')} text={t('choices.text')}>
        {isPending && (
          <SkeletonGroup label={t('choices.loading')} className="grid gap-3">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </SkeletonGroup>
        )}
        {isError && !data && (
          <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
            {t('common:error.load')}
          </RetryNotice>
        )}
        {data && <ChoiceFields choices={data} />}
      </SectionCard>
    </div>
  )
}
