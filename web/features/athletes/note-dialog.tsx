import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { STEP_NOTE_LENGTH } from '#contract/athlete-rules.ts'
import type { AthletePage, NotedStep } from '#contract/athletes.ts'
import { call } from '#web/api/client.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { athleteQuery } from './queries.ts'

type NoteDialogProps = { member_id: string; step: NotedStep; onClose: () => void }

/** A note on a step of an athlete. An emptied one is taken back. */
export function NoteDialog({ member_id, step, onClose }: NoteDialogProps) {
  const { t } = useTranslation('athletes')
  const { problemText } = useErrorTexts()
  const client = useQueryClient()
  const { values, set, forgetKept } = useKeptFields(`step-note ${step.id}`, { text: step.note ?? '' })
  const [blank, setBlank] = useState(false)
  const { text } = values
  const named = { member_id, step_id: step.id }
  const isEmpty = text.trim() === ''
  const takesBack = isEmpty && step.note !== null

  const save = async () => {
    const athlete: AthletePage = takesBack
      ? await call('DELETE /api/athletes/:member_id/steps/:step_id/note', named)
      : await call('PUT /api/athletes/:member_id/steps/:step_id/note', { ...named, text })
    client.setQueryData(athleteQuery(member_id).queryKey, athlete)
    toast({ title: t(takesBack ? 'note.takenBack' : 'note.saved'), variant: 'success' })
  }
  const leave = () => {
    forgetKept()
    onClose()
  }
  return (
    <ActionDialog
      title={t('note.title')}
      submitLabel={t(takesBack ? 'note.takeBack' : 'note.save')}
      check={() => {
        const usable = !isEmpty || takesBack
        setBlank(!usable)
        return usable
      }}
      act={save}
      onClose={leave}
    >
      <p className="wrap-anywhere">{step.text}</p>
      <TextArea
        label={t('note.label')}
        hint={t(step.note === null ? 'note.hint' : 'note.changeHint')}
        required={step.note === null}
        maxLength={STEP_NOTE_LENGTH}
        value={text}
        onChange={(event) => set('text', event.target.value)}
        error={blank && problemText({ problem: 'required' })}
      />
    </ActionDialog>
  )
}
