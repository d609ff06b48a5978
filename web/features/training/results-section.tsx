import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FightResult } from '#contract/training.ts'
import { RESULT_KINDS, recordText } from '#contract/training-rules.ts'
import { call } from '#web/api/client.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { ListState } from './list-state.tsx'
import { resultsQuery } from './queries.ts'
import { RowActions } from './row-actions.tsx'
import { useChangeTraining } from './use-change-training.ts'

const ResultDialog = lateDialog(
  () => import('./result-dialog.tsx'),
  (module) => module.ResultDialog,
)

const LOOKS: Record<FightResult['outcome'], BadgeVariant> = {
  win: 'brass',
  loss: 'quiet',
  draw: 'outline',
  no_contest: 'outline',
}

export function ResultsSection() {
  const { t } = useTranslation('training')
  const query = useInfiniteQuery(resultsQuery)
  /** The one that is changed, or a new one. */
  const [open, setOpen] = useState<FightResult | 'new'>()
  const results = query.data?.pages.flatMap((page) => page.results) ?? []
  const record = query.data?.pages[0]?.record
  const counted = record ? RESULT_KINDS.filter((kind) => Object.values(record[kind]).some((count) => count > 0)) : []
  return (
    <SectionCard title={t('results.title')} text={t('results.text')}>
      {record && counted.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {counted.toReversed().map((kind) => (
            <div key={kind}>
              <dt className="type-eyebrow">{t(`results.kind.${kind}`)}</dt>
              <dd className="type-display text-heading tabular-nums">{recordText(record[kind])}</dd>
            </div>
          ))}
        </dl>
      )}
      {query.data && results.length === 0 && <p className="text-muted">{t('results.none')}</p>}
      <ul className="grid divide-y divide-line">
        {results.map((result) => (
          <ResultRow key={result.id} result={result} onEdit={() => setOpen(result)} />
        ))}
      </ul>
      <ListState query={query} />
      <div>
        <Button variant="secondary" onClick={() => setOpen('new')}>
          {t('results.add')}
        </Button>
      </div>
      {open && <ResultDialog result={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </SectionCard>
  )
}

function ResultRow({ result, onEdit }: { result: FightResult; onEdit: () => void }) {
  const { t } = useTranslation('training')
  const { fullDay } = useFormats()
  const change = useChangeTraining()
  const { id, day, kind, outcome, opponent, method, learnt } = result
  const details = [opponent, method].filter((text) => text !== null)
  const remove = () =>
    void change({
      make: () => call('DELETE /api/training/results/:id', { id }),
      done: {
        title: t('results.deleted'),
        action: {
          label: t('log.undo'),
          onClick: () =>
            void change({
              make: () => call('POST /api/training/results', result),
              done: { title: t('results.saved') },
              failed: t('entries.changeFailed'),
            }),
        },
      },
      failed: t('entries.deleteFailed'),
    })
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge variant={LOOKS[outcome]}>{t(`results.outcome.${outcome}`)}</Badge>
          <span>{t(`results.kind.${kind}`)}</span>
          <time dateTime={day} className="text-sm text-muted">
            {fullDay(day)}
          </time>
        </p>
        {details.length > 0 && <p className="text-muted [overflow-wrap:anywhere]">{details.join(' · ')}</p>}
        {learnt !== null && (
          <p className="border-s-2 border-s-edge ps-3 whitespace-pre-line [overflow-wrap:anywhere]">{learnt}</p>
        )}
      </div>
      <RowActions
        edit={t('results.edit', { day: fullDay(day) })}
        remove={t('results.delete', { day: fullDay(day) })}
        onEdit={onEdit}
        onRemove={remove}
      />
    </li>
  )
}
