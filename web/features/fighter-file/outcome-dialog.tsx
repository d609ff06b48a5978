import type { Commitment } from '#contract/fighter-file.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { MarkButtons } from '#web/ui/mark-buttons.tsx'
import { closeCommitment } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

export function OutcomeDialog({ commitment, onClose }: { commitment: Commitment; onClose: () => void }) {
  const { t } = useTranslation(['fighter-file', 'common'])
  const change = useChangeFile()
  const { id, text } = commitment
  const give = async (outcome: number) => {
    const refusal = await change({
      make: () => closeCommitment(id, outcome),
      done: t('toast.marked'),
      failed: t('toast.markFailed'),
    })
    if (!refusal) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('outcome.title')} closeLabel={t('common:action.close')}>
      <p className="text-lead">“{text}”</p>
      <p id="outcome-scale" className="mt-2 text-muted">
        {t('outcome.scale')}
      </p>
      <div className="mt-5 pb-4">
        <MarkButtons
          labelledBy="outcome-scale"
          nameOf={(mark) => t('outcome.mark', { mark })}
          onGive={(mark) => void give(mark)}
        />
      </div>
    </Dialog>
  )
}
