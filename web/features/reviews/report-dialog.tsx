import { useState } from 'react'
import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS } from '#contract/review-rules.ts'
import type { Review } from '#contract/reviews.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { reportReview } from './queries.ts'

/** Tells the admins that a review should not be shown. */
export function ReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation('reviews')
  const { problemText } = useErrorTexts()
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const reason = REPORT_REASONS.find((one) => one === chosen)
  return (
    <ActionDialog
      title={t('report.title')}
      submitLabel={t('report.submit')}
      check={() => {
        setIsTried(true)
        return reason !== undefined
      }}
      act={async () => {
        if (!reason) return
        await reportReview(review.id, reason, note.trim() || null)
        toast({ title: t('report.done'), description: t('report.doneText'), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>{t('report.text')}</p>
      <SelectField
        label={t('report.reason')}
        required
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={isTried && !reason ? problemText({ problem: 'required' }) : undefined}
      >
        <option value="">{t('report.choose')}</option>
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`report.reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('report.note')}
        autoComplete="off"
        maxLength={REPORT_NOTE_MAX_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActionDialog>
  )
}
