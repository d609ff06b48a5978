import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonaLabel } from '#contract/personas.ts'
import { useContent } from '#web/i18n/use-content.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { type Coach, coachOf } from './coach.ts'
import { personaLoaders } from './load-personas.ts'

type WithCoachesProps = {
  labels: readonly PersonaLabel[]
  /** How much room to hold until they are there. */
  waitingClass?: string
  children: (coaches: Coach[]) => ReactNode
}

/** Shows its children once what the coaches say of themselves has arrived in the reader's language. */
export function WithCoaches({ labels, waitingClass = 'min-h-[60dvh]', children }: WithCoachesProps) {
  const { t } = useTranslation(['coaches', 'common'])
  const { data: texts, isError, refetch } = useContent('personas', personaLoaders)
  if (texts) return children(labels.map((label) => coachOf(label, texts)))
  if (!isError) return <Loading label={t('loading')} className={waitingClass} />
  return (
    <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
      {t('loadFailed')}
    </RetryNotice>
  )
}
