import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { call } from '#web/api/client.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { ListState } from './list-state.tsx'
import { trainingQuery } from './queries.ts'
import { RowActions } from './row-actions.tsx'
import { useChangeTraining } from './use-change-training.ts'
import { useEffortText } from './use-effort-text.ts'
import { useEntryName } from './use-entry-name.ts'

const EntryDialog = lateDialog(
  () => import('./entry-dialog.tsx'),
  (module) => module.EntryDialog,
)

/** The latest ones: what is further down the page should be seen too. */
const FIRST_SHOWN = 7

export function EntryList() {
  const { t } = useTranslation('training')
  const query = useInfiniteQuery(trainingQuery)
  const [edited, setEdited] = useState<TrainingEntry>()
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries.slice(0, FIRST_SHOWN)
  if (query.data && entries.length === 0) return null
  return (
    <SectionCard title={t('entries.title')}>
      <ul className="grid divide-y divide-line">
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} onEdit={() => setEdited(entry)} />
        ))}
      </ul>
      {shown.length < entries.length ? (
        <Button variant="secondary" className="justify-self-center" onClick={() => setAll(true)}>
          {t('entries.more')}
        </Button>
      ) : (
        <ListState query={query} />
      )}
      {edited && <EntryDialog key={edited.id} entry={edited} onClose={() => setEdited(undefined)} />}
    </SectionCard>
  )
}

function EntryRow({ entry, onEdit }: { entry: TrainingEntry; onEdit: () => void }) {
  const { t } = useTranslation('training')
  const { weekday, shortDay } = useFormats()
  const change = useChangeTraining()
  const nameOf = useEntryName()
  const effortText = useEffortText()
  const { id, day, kind, minutes, effort, word } = entry
  const what = nameOf(entry)
  const again = () =>
    void change({
      make: () => call('POST /api/training/entries', { id, day, kind, minutes, effort, word }),
      done: { title: t('log.done', { what }) },
      failed: t('log.failed'),
    })
  const remove = () =>
    void change({
      make: () => call('DELETE /api/training/entries/:id', { id }),
      done: { title: t('entries.deleted', { what }), action: { label: t('log.undo'), onClick: again } },
      failed: t('entries.deleteFailed'),
    })
  return (
    <li className="flex items-start gap-3 py-3">
      <time dateTime={day} className="w-20 shrink-0 whitespace-nowrap text-sm text-muted">
        <span className="block">{weekday(day)}</span>
        {shortDay(day)}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-lg leading-tight font-extrabold uppercase">{t(`kind.${kind}`)}</span>
          <span className="tabular-nums">{t('log.minutesOf', { minutes })}</span>
          <span className="text-sm text-fire">{effortText(effort)}</span>
        </p>
        {word !== null && <p className="text-muted [overflow-wrap:anywhere]">{word}</p>}
      </div>
      <RowActions
        edit={t('entries.edit', { what })}
        remove={t('entries.delete', { what })}
        onEdit={onEdit}
        onRemove={remove}
      />
    </li>
  )
}
