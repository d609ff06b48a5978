import { useState } from 'react'
import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS, type ReportedThing } from '#contract/moderation-rules.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { SelectField, TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { reportThing } from './queries.ts'

type ReportDialogProps = { thing: ReportedThing; id: string; onClose: () => void }

/** Tells the moderators. The person is not told who did. */
export function ReportDialog({ thing, id, onClose }: ReportDialogProps) {
  const { t } = useTranslation('moderation')
  const { problemText } = useErrorTexts()
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const reason = REPORT_REASONS.find((one) => one === chosen)
  return (
    <ActionDialog
      title={t(`report.title.${thing}`)}
      submitLabel={t('report.submit')}
      check={() => {
        setIsTried(true)
        return reason !== undefined
      }}
      act={async () => {
        if (!reason) return
        await reportThing(thing, id, reason, note.trim() || null)
        toast({ title: t('report.done'), description: t('report.doneText'), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>
        {t('report.text')} {/* In another tab: what was written here stays. */}
        <Link to="/community-rules" target="_blank" className="underline underline-offset-4">
          {t('rules.link')}
        </Link>
      </p>
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
            {t(`reasons.${one}`)}
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
