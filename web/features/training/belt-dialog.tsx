import { type FormEvent, useId, useRef, useState } from 'react'
import type { Belt } from '#contract/training.ts'
import { ART_LENGTH, GRADE_LENGTH } from '#contract/training-rules.ts'
import { call } from '#web/api/client.ts'
import { dayHere } from '#web/api/days.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useChangeTraining } from './use-change-training.ts'

export function BeltDialog({ belt, onClose }: { belt: Belt | undefined; onClose: () => void }) {
  const { t } = useTranslation(['training', 'common'])
  const { problemText } = useErrorTexts()
  const change = useChangeTraining()
  const today = dayHere()
  const { values, set, forgetKept } = useKeptFields(`belt ${belt?.id ?? 'new'}`, {
    art: belt?.art ?? '',
    grade: belt?.grade ?? '',
    day: belt?.day ?? today,
  })
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const id = useRef(belt?.id ?? randomUuid())
  const formId = useId()
  const leave = () => {
    forgetKept()
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy || Object.values(values).some((text) => text.trim() === '')) return
    setBusy(true)
    const fields = { id: id.current, ...values }
    const saved = await change({
      make: () => (belt ? call('PUT /api/training/belts/:id', fields) : call('POST /api/training/belts', fields)),
      done: { title: t('belts.saved') },
      failed: t('entries.changeFailed'),
    })
    setBusy(false)
    if (saved) leave()
  }
  const errorOf = (field: keyof typeof values) =>
    checked && values[field].trim() === '' && problemText({ problem: 'required' })
  return (
    <Dialog
      open
      onClose={leave}
      title={belt ? t('belts.change') : t('belts.add')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('log.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        <TextField
          label={t('belts.art')}
          hint={t('belts.artHint')}
          required
          maxLength={ART_LENGTH}
          value={values.art}
          error={errorOf('art')}
          onChange={({ target }) => set('art', target.value)}
        />
        <TextField
          label={t('belts.grade')}
          hint={t('belts.gradeHint')}
          required
          maxLength={GRADE_LENGTH}
          value={values.grade}
          error={errorOf('grade')}
          onChange={({ target }) => set('grade', target.value)}
        />
        <TextField
          type="date"
          label={t('log.day')}
          required
          max={today}
          value={values.day}
          error={errorOf('day')}
          onChange={({ target }) => set('day', target.value)}
        />
      </form>
    </Dialog>
  )
}
