import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Belt } from '#contract/training.ts'
import { call } from '#web/api/client.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { ListState } from './list-state.tsx'
import { beltsQuery } from './queries.ts'
import { RowActions } from './row-actions.tsx'
import { useChangeTraining } from './use-change-training.ts'

const BeltDialog = lateDialog(
  () => import('./belt-dialog.tsx'),
  (module) => module.BeltDialog,
)

export function BeltsSection() {
  const { t } = useTranslation('training')
  const query = useQuery(beltsQuery)
  const [open, setOpen] = useState<Belt | 'new'>()
  return (
    <SectionCard title={t('belts.title')} tone="brass">
      {query.data?.length === 0 && <p className="text-muted">{t('belts.none')}</p>}
      <ul className="grid divide-y divide-line">
        {query.data?.map((belt) => (
          <BeltRow key={belt.id} belt={belt} onEdit={() => setOpen(belt)} />
        ))}
      </ul>
      <ListState query={query} />
      <div>
        <Button variant="secondary" onClick={() => setOpen('new')}>
          {t('belts.add')}
        </Button>
      </div>
      {open && <BeltDialog belt={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </SectionCard>
  )
}

function BeltRow({ belt, onEdit }: { belt: Belt; onEdit: () => void }) {
  const { t } = useTranslation('training')
  const { fullDay } = useFormats()
  const change = useChangeTraining()
  const { id, art, grade, day } = belt
  const remove = () =>
    void change({
      make: () => call('DELETE /api/training/belts/:id', { id }),
      done: {
        title: t('belts.deleted'),
        action: {
          label: t('log.undo'),
          onClick: () =>
            void change({
              make: () => call('POST /api/training/belts', belt),
              done: { title: t('belts.saved') },
              failed: t('entries.changeFailed'),
            }),
        },
      },
      failed: t('entries.deleteFailed'),
    })
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-display text-lg leading-tight font-extrabold uppercase">{grade}</p>
        <p className="text-muted">
          {art} · <time dateTime={day}>{fullDay(day)}</time>
        </p>
      </div>
      <RowActions
        edit={t('belts.edit', { grade })}
        remove={t('belts.delete', { grade })}
        onEdit={onEdit}
        onRemove={remove}
      />
    </li>
  )
}
