import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#contract/people.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { distancesQuery, keepDistance } from './queries.ts'

/** Whom the member muted or blocked. Nothing is shown to those who keep no distance to anyone. */
export function DistancesCard() {
  const { t } = useTranslation(['care', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(distancesQuery)
  if (!data && isError)
    return (
      <SectionCard title={t('distance.title')}>
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      </SectionCard>
    )
  if (!data || data.people.length === 0) return null
  return (
    <SectionCard title={t('distance.title')} text={t('distance.text')}>
      <ul className="grid gap-3">
        {data.people.map(({ person, distance }) => (
          <li key={person.user_id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="[overflow-wrap:anywhere]">
              <bdi>{person.full_name}</bdi> <span className="text-muted">{t(`distance.is.${distance}`)}</span>
            </span>
            <EndButton person={person} label={t(`distance.end.${distance}`)} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function EndButton({ person, label }: { person: Person; label: string }) {
  const { t } = useTranslation('care')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      await keepDistance(person.user_id, null)
      toast({ title: t('distance.done.none', { name: person.full_name }), variant: 'success' })
    } catch (error) {
      toast({ title: t('distance.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
    setBusy(false)
    void client.invalidateQueries({ queryKey: queryKeys.distances() })
  }
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={end} aria-label={`${label}: ${person.full_name}`}>
      {label}
    </Button>
  )
}
