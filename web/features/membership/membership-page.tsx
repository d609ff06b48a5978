import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { membershipQuery } from '#web/network/queries.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { CurrentMembership } from './current-membership.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { ReturnNotice } from './return-notice.tsx'
import { SandboxClock } from './sandbox-clock.tsx'

type MembershipPageProps = {
  language: Language
  /** How the member came here: from the page of the provider, after paying or without. */
  came: string | null
  /** The space to join once it is paid. */
  join: string | null
  /** A dialog to open at once. */
  wanted: string | null
}

export function MembershipPage({ language, came, join, wanted }: MembershipPageProps) {
  const { t } = useTranslation(['membership', 'common'])
  const { data, isError, isFetching, refetch } = useQuery({ ...membershipQuery, staleTime: 0 })
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <header>
        <p className="type-eyebrow">{t('eyebrow')}</p>
        <h1 className="type-display mt-3 text-title">{t('title')}</h1>
      </header>
      {came !== null && data && <ReturnNotice view={data} language={language} came={came} join={join} />}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('loadFailed')}
        </RetryNotice>
      )}
      {!data && !isError && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-56" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <CurrentMembership view={data} wanted={wanted} />
          {data.is_sandbox && data.paid && <SandboxClock paid={data.paid} />}
          <PaymentHistory />
        </>
      )}
    </div>
  )
}
