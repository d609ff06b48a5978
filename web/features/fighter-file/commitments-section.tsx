import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Commitment } from '#contract/fighter-file.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { forgetCommitment } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

export function CommitmentsSection({ commitments }: { commitments: readonly Commitment[] }) {
  const { t } = useTranslation('fighter-file')
  const [asked, setAsked] = useState<Commitment>()
  return (
    <SectionCard title={t('commitments.title')} text={t('commitments.text')}>
      {commitments.length === 0 ? (
        <p className="text-muted">{t('commitments.none')}</p>
      ) : (
        <ul className="grid divide-y divide-line border-t border-line">
          {commitments.map((commitment) => (
            <CommitmentRow key={commitment.id} commitment={commitment} onAsk={() => setAsked(commitment)} />
          ))}
        </ul>
      )}
      {asked && <OutcomeDialog commitment={asked} onClose={() => setAsked(undefined)} />}
    </SectionCard>
  )
}

function CommitmentRow({ commitment, onAsk }: { commitment: Commitment; onAsk: () => void }) {
  const { t } = useTranslation('fighter-file')
  const { day, shortDate } = useFormats()
  const change = useChangeFile()
  const { id, text, due_date, outcome, created_at } = commitment
  const forget = () =>
    change({ make: () => forgetCommitment(id), done: t('toast.dropped'), failed: t('toast.dropFailed') })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-44 flex-1">
        <p className="wrap-anywhere">{text}</p>
        <p className="mt-1 text-sm text-muted">
          {due_date
            ? t('commitments.due', { day: day(due_date) })
            : t('commitments.said', { date: shortDate(created_at) })}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {outcome === null ? (
          <Button variant="secondary" size="small" onClick={onAsk}>
            {t('commitments.ask')}
            <span className="sr-only">: {text}</span>
          </Button>
        ) : (
          <Badge variant="ember">{t('commitments.outcome', { outcome })}</Badge>
        )}
        <IconButton label={t('commitments.drop', { text })} onClick={() => void forget()} className="hover:text-danger">
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  )
}
