import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { OwedDebrief } from '#contract/round.ts'
import { LEARNT_LENGTH, METHOD_LENGTH, OUTCOMES, type Outcome } from '#contract/training-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** Asks how the fight went. The answer is a competition of the training log, of which the coaches know what was learnt. */
export function DebriefDialog({ debrief, onClose }: { debrief: OwedDebrief; onClose: () => void }) {
  const { t } = useTranslation(['fight-camp', 'common'])
  const { errorText } = useErrorTexts()
  const { fullDay } = useFormats()
  const queryClient = useQueryClient()
  const { event, event_date } = debrief
  const { values, set, forgetKept } = useKeptFields(`debrief ${event_date}`, { outcome: '', method: '', learnt: '' })
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const id = useRef(randomUuid())
  const formId = useId()

  const send = async (make: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    try {
      await make()
      toast({ title: done, variant: 'success' })
      forgetKept()
      onClose()
    } catch (error) {
      toast({ title: t('debrief.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setBusy(false)
      const changed = [queryKeys.dashboard, queryKeys.member('training'), queryKeys.member('fighter-file')]
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
    }
  }
  const save = (submitted: FormEvent) => {
    submitted.preventDefault()
    const outcome = OUTCOMES.find((each) => each === values.outcome)
    setMissing(!outcome)
    if (!outcome) return
    const result = {
      id: id.current,
      kind: 'competition',
      day: event_date,
      outcome,
      opponent: null,
      method: values.method.trim() || null,
      learnt: values.learnt.trim() || null,
    } as const
    void send(
      () => call('POST /api/training/results', result),
      t(result.learnt === null ? 'debrief.saved' : 'debrief.savedLesson'),
    )
  }
  const forget = () =>
    void send(() => call('DELETE /api/fighter-file/facts/:key', { key: 'event_date' }), t('debrief.forgotten'))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('debrief.title')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="secondary" onClick={forget} disabled={busy}>
            {t('debrief.notHappened')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('debrief.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        <p className="text-muted wrap-anywhere">{[event, fullDay(event_date)].filter(Boolean).join(' · ')}</p>
        <SelectField
          label={t('debrief.outcome')}
          required
          value={values.outcome}
          error={missing && t('debrief.outcomeMissing')}
          onChange={({ target }) => set('outcome', target.value)}
        >
          <option value="">{t('debrief.choose')}</option>
          {OUTCOMES.map((outcome: Outcome) => (
            <option key={outcome} value={outcome}>
              {t(`debrief.outcomes.${outcome}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('debrief.method')}
          hint={t('debrief.methodHint')}
          maxLength={METHOD_LENGTH}
          value={values.method}
          onChange={({ target }) => set('method', target.value)}
        />
        <TextArea
          label={t('debrief.learnt')}
          hint={t('debrief.learntHint')}
          maxLength={LEARNT_LENGTH}
          value={values.learnt}
          onChange={({ target }) => set('learnt', target.value)}
        />
      </form>
    </Dialog>
  )
}
