import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { CASE_FILTERS } from '#contract/moderation-rules.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { CaseCard } from './case-card.tsx'
import { casesQuery } from './queries.ts'

/** On the coach dashboard. */
export function CoachCasesTab() {
  return <CasesTab isAdmin={false} />
}

/** What was reported: for admins everything, for a coach what is in the own space. */
export function CasesTab({ isAdmin = true }: { isAdmin?: boolean }) {
  const { t } = useTranslation(['moderation', 'common'])
  const [address, setAddress] = useSearch()
  const client = useQueryClient()
  const filter = CASE_FILTERS.find((one) => one === address.get('show')) ?? 'open'
  const query = useInfiniteQuery(casesQuery(filter))
  const cases = query.data?.pages.flatMap((page) => page.cases) ?? []
  const refresh = () => {
    for (const queryKey of [queryKeys.cases, queryKeys.adminAudit]) void client.invalidateQueries({ queryKey })
  }
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t(isAdmin ? 'queue.lead' : 'queue.leadCoach')}</p>
      <SelectField
        label={t('queue.show')}
        value={filter}
        onChange={({ target }) => setAddress({ tab: 'moderation', show: target.value }, { replace: true })}
        className="max-w-72"
      >
        {CASE_FILTERS.map((one) => (
          <option key={one} value={one}>
            {t(`queue.filter.${one}`)}
          </option>
        ))}
      </SelectField>
      {query.data && cases.length === 0 && (
        <EmptyState
          seed={`cases ${filter}`}
          icon={<ShieldCheck aria-hidden="true" className="size-10" />}
          title={t(`queue.empty.${filter}`)}
        >
          {t('queue.emptyText')}
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {cases.map((one) => (
          <CaseCard key={one.id} shown={one} isAdmin={isAdmin} onChanged={refresh} />
        ))}
      </ul>
      {query.isPending && (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <RetryNotice
          retryLabel={t('common:action.retry')}
          onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
          busy={query.isFetching}
        >
          {t('common:error.load')}
        </RetryNotice>
      )}
      {query.hasNextPage && !query.isError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('queue.more')}
        </Button>
      )}
    </div>
  )
}
