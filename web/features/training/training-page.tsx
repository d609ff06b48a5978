import { useQuery } from '@tanstack/react-query'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { WaitingList } from '#web/network/waiting-list.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type TypedEntry, typedOf } from './entry-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { LogForm } from './log-form.tsx'
import { trainingSummaryQuery } from './queries.ts'
import { useEntryName } from './use-entry-name.ts'
import { waitingTraining } from './waiting-training.ts'

const LoadCard = latePart(
  () => import('./load-card.tsx'),
  (module) => module.LoadCard,
  { waiting: () => <Skeleton className="h-96" /> },
)
const ResultsSection = latePart(
  () => import('./results-section.tsx'),
  (module) => module.ResultsSection,
  { waiting: () => <Skeleton className="h-48" /> },
)
const BeltsSection = latePart(
  () => import('./belts-section.tsx'),
  (module) => module.BeltsSection,
  { waiting: () => <Skeleton className="h-48" /> },
)
const CsvSection = latePart(
  () => import('./csv-section.tsx'),
  (module) => module.CsvSection,
  { waiting: () => <Skeleton className="h-48" /> },
)

/** The form comes first: whoever opens this page has just trained. */
export function TrainingPage({ user_id }: { user_id: string }) {
  const { t } = useTranslation('training')
  const { data: summary } = useQuery(trainingSummaryQuery)
  const waiting = waitingTraining.useWaiting(user_id)
  const [edited, setEdited] = useState<{ key: string; typed: TypedEntry }>()
  const nameOf = useEntryName()
  const isEmpty = summary?.entries === 0 && waiting.length === 0
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <LogForm
          key={edited?.key}
          user_id={user_id}
          latest={summary?.latest}
          edited={edited?.typed}
          hasWaiting={waiting.some(({ progress }) => progress === undefined || progress === 'sending')}
        />
        <div className="grid gap-6">
          <WaitingList
            items={waiting}
            wordsOf={(entry) => [nameOf(entry), entry.word].filter(Boolean).join(' · ')}
            labels={{
              mark: t('waiting.mark'),
              sending: t('waiting.sending'),
              refused: (reason) => t('waiting.refused', { reason }),
              edit: t('waiting.edit'),
              remove: t('waiting.remove'),
            }}
            retry={waitingTraining.retry}
            remove={({ key }) => waitingTraining.remove(user_id, key)}
            onEdit={({ key, progress: _progress, ...fields }) => setEdited({ key, typed: typedOf(fields) })}
          />
          {isEmpty && (
            <EmptyState
              seed="training"
              icon={<NotebookPen aria-hidden="true" className="size-10" />}
              title={t('empty.title')}
            >
              {t('empty.text')}
            </EmptyState>
          )}
          {summary && summary.entries > 0 && <LoadCard summary={summary} />}
          <EntryList />
          <ResultsSection />
          <BeltsSection />
          <CsvSection />
        </div>
      </div>
    </div>
  )
}
