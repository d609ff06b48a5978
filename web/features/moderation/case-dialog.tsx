import { useState } from 'react'
import type { Case } from '#contract/moderation.ts'
import {
  MODERATION_REASON_MAX_LENGTH,
  MODERATOR_NOTE_MAX_LENGTH,
  type ModerationAct,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#contract/moderation-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SelectField, TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { addNote, decideAppeal, decideCase, takeDecisionBack } from './queries.ts'

/** What a moderator is about to do. */
export type Asked = { act: ModerationAct } | { appeal: string } | { back: string } | { note: true }

type CaseDialogProps = { shown: Case; asked: Asked; onChanged: () => void; onClose: () => void }

export function CaseDialog({ shown, asked, onChanged, onClose }: CaseDialogProps) {
  const { t } = useTranslation('moderation')
  const { problemText, errorText } = useErrorTexts()
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState<SuspensionDays | undefined>(
    'act' in asked && asked.act === 'suspend' ? 3 : undefined,
  )
  const [isAccepted, setIsAccepted] = useState('')
  const [isTried, setIsTried] = useState(false)
  const text = typed.trim()
  const needsText = !('act' in asked) || asked.act !== 'dismiss'
  const mayLast = 'act' in asked && (asked.act === 'suspend' || asked.act === 'remove_everything')
  const part =
    'act' in asked ? (`acts.${asked.act}` as const) : 'appeal' in asked ? 'appeal' : 'back' in asked ? 'back' : 'note'

  const act = async () => {
    try {
      if ('act' in asked)
        await decideCase(shown.id, { act: asked.act, ...(text && { reason: text }), ...(mayLast && days && { days }) })
      else if ('appeal' in asked) await decideAppeal(asked.appeal, isAccepted === 'yes', text)
      else if ('back' in asked) await takeDecisionBack(asked.back, text)
      else await addNote(shown.id, text)
      toast({ title: t('saved'), variant: 'success' })
    } catch (error) {
      const refusal = asApiError(error)
      if (refusal.code !== 'moderation.already-decided') throw error
      // The case leaves the list, and this dialog with it.
      toast({ title: errorText(refusal), variant: 'destructive' })
    }
    onChanged()
  }
  return (
    <ActionDialog
      title={t(`${part}.title`)}
      submitLabel={t(`${part}.action`)}
      danger={'act' in asked && asked.act !== 'dismiss'}
      check={() => {
        setIsTried(true)
        return (!needsText || text !== '') && (!('appeal' in asked) || isAccepted !== '')
      }}
      act={act}
      onClose={onClose}
    >
      <p>{t(`${part}.text`)}</p>
      {'appeal' in asked && (
        <SelectField
          label={t('appeal.outcome')}
          required
          value={isAccepted}
          onChange={({ target }) => setIsAccepted(target.value)}
          error={isTried && isAccepted === '' ? problemText({ problem: 'required' }) : undefined}
        >
          <option value="">{t('report.choose')}</option>
          <option value="yes">{t('appeal.accept')}</option>
          <option value="no">{t('appeal.deny')}</option>
        </SelectField>
      )}
      {mayLast && (
        <SelectField
          label={t('days')}
          value={days ?? ''}
          onChange={({ target }) => setDays(SUSPENSION_DAYS.find((one) => String(one) === target.value))}
        >
          {'act' in asked && asked.act !== 'suspend' && <option value="">{t('noSuspension')}</option>}
          {SUSPENSION_DAYS.map((one) => (
            <option key={one} value={one}>
              {t('dayCount', { count: one })}
            </option>
          ))}
        </SelectField>
      )}
      {needsText && (
        <TextArea
          label={t('note' in asked ? 'note.label' : 'reasonForMember')}
          required
          autoComplete="off"
          maxLength={'note' in asked ? MODERATOR_NOTE_MAX_LENGTH : MODERATION_REASON_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isTried && text === '' ? problemText({ problem: 'required' }) : undefined}
        />
      )}
    </ActionDialog>
  )
}
