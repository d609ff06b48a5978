import type { Commitment } from '#contract/fighter-file.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { closeCommitment } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

const MARKS = Array.from({ length: 10 }, (_, index) => index + 1)

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
      <fieldset aria-labelledby="outcome-scale" className="mt-5 grid grid-cols-5 gap-2 pb-4">
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            aria-label={t('outcome.mark', { mark })}
            onClick={() => void give(mark)}
            className={buttonClass({ variant: 'secondary', className: 'px-0' })}
          >
            {mark}
          </button>
        ))}
      </fieldset>
    </Dialog>
  )
}
