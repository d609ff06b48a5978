import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuizResult } from '#contract/quiz.ts'
import { fireLabel } from '#contract/quiz-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FlameIcon } from '#web/ui/emblems.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { FireChart } from './fire-chart.tsx'
import { resultsQuery } from './queries.ts'

const SHOWN_AT_FIRST = 5

export function QuizHistory() {
  const { t } = useTranslation(['quiz', 'common'])
  const { data, isPending, isError, refetch } = useQuery(resultsQuery)
  return (
    <section aria-labelledby="quiz-history" className="mt-16 grid gap-6">
      <h2 id="quiz-history" className="type-display text-heading">
        {t('history.title')}
      </h2>
      {isPending && (
        <SkeletonGroup label={t('history.loading')}>
          <Skeleton className="h-52" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {t('history.failed')}
        </RetryNotice>
      )}
      {data?.results.length === 0 && (
        <EmptyState title={t('history.empty')} seed="quiz" headingLevel={3} icon={<FlameIcon />}>
          {t('history.emptyText')}
        </EmptyState>
      )}
      {data && data.results.length > 0 && <Results results={data.results} />}
    </section>
  )
}

function Results({ results }: { results: QuizResult[] }) {
  const { t } = useTranslation('quiz')
  const { dateTime } = useFormats()
  const [all, setAll] = useState(false)
  const rows = all ? results : results.slice(0, SHOWN_AT_FIRST)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <FireChart results={results} />
      <div>
        <table className="w-full border-collapse text-start text-sm sm:text-base">
          <caption className="sr-only">{t('history.table')}</caption>
          <thead>
            <tr className="border-b-2 border-edge">
              {[t('history.date'), t('history.level'), t('history.state')].map((name) => (
                <th key={name} scope="col" className="type-eyebrow py-3 pe-4 text-start last:pe-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, created_at, fire_level }) => (
              <tr key={id} className="border-b border-line">
                <td className="py-3 pe-4">{dateTime(created_at)}</td>
                <td className="py-3 pe-4 font-semibold tabular-nums">{fire_level}</td>
                <td className="py-3 whitespace-nowrap">{t(`label.${fireLabel(fire_level)}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length < results.length && (
          <Button variant="ghost" size="small" className="mt-3" onClick={() => setAll(true)}>
            {t('history.all', { count: results.length })}
          </Button>
        )}
      </div>
    </div>
  )
}
