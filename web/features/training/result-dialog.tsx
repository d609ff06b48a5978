import { type FormEvent, useId, useRef, useState } from 'react'
import type { FightResult } from '#contract/training.ts'
import { LEARNT_LENGTH, METHOD_LENGTH, OPPONENT_LENGTH, OUTCOMES, RESULT_KINDS } from '#contract/training-rules.ts'
import { call } from '#web/api/client.ts'
import { dayHere } from '#web/api/days.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { useChangeTraining } from './use-change-training.ts'
import { useFocusProblem } from './use-focus-problem.ts'

type ResultDialogProps = { result: FightResult | undefined; onClose: () => void }

export function ResultDialog({ result, onClose }: ResultDialogProps) {
  const { t } = useTranslation(['training', 'common'])
  const { problemText } = useErrorTexts()
  const change = useChangeTraining()
  const today = dayHere()
  const { values, set, forgetKept } = useKeptFields(`fight-result ${result?.id ?? 'new'}`, {
    day: result?.day ?? today,
    opponent: result?.opponent ?? '',
    method: result?.method ?? '',
    learnt: result?.learnt ?? '',
  })
  /** Nothing is chosen for the member: what is saved here is their record. */
  const [kind, setKind] = useState(result?.kind)
  const [outcome, setOutcome] = useState(result?.outcome)
  const [tried, setTried] = useState(false)
  const { form, showProblem } = useFocusProblem()
  const [busy, setBusy] = useState(false)
  const id = useRef(result?.id ?? randomUuid())
  const formId = useId()
  const leave = () => {
    forgetKept()
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!kind || !outcome || values.day === '') return showProblem()
    if (busy) return
    setBusy(true)
    const fields = {
      id: id.current,
      kind,
      outcome,
      day: values.day,
      opponent: values.opponent.trim() || null,
      method: values.method.trim() || null,
      learnt: values.learnt.trim() || null,
    }
    const saved = await change({
      make: () => (result ? call('PUT /api/training/results/:id', fields) : call('POST /api/training/results', fields)),
      done: { title: t('results.saved') },
      failed: t('entries.changeFailed'),
    })
    setBusy(false)
    if (saved) leave()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={result ? t('results.change') : t('results.add')}
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
      <form ref={form} id={formId} noValidate onSubmit={save} className="grid gap-5">
        <ChoiceGroup
          legend={t('results.kindLabel')}
          choices={RESULT_KINDS.map((value) => ({ value, label: t(`results.kind.${value}`) }))}
          value={kind}
          onChange={setKind}
          error={tried && !kind && t('results.choose')}
          className="grid-cols-2"
        />
        <ChoiceGroup
          legend={t('results.outcomeLabel')}
          choices={OUTCOMES.map((value) => ({ value, label: t(`results.outcome.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
          error={tried && !outcome && t('results.choose')}
          className="grid-cols-2 sm:grid-cols-4"
        />
        <TextField
          type="date"
          label={t('log.day')}
          required
          max={today}
          value={values.day}
          error={tried && values.day === '' && problemText({ problem: 'required' })}
          onChange={({ target }) => set('day', target.value)}
        />
        <TextField
          label={t('results.opponent')}
          hint={t('results.opponentHint')}
          maxLength={OPPONENT_LENGTH}
          value={values.opponent}
          onChange={({ target }) => set('opponent', target.value)}
        />
        <TextField
          label={t('results.method')}
          hint={t('results.methodHint')}
          maxLength={METHOD_LENGTH}
          value={values.method}
          onChange={({ target }) => set('method', target.value)}
        />
        <TextArea
          label={t('results.learnt')}
          maxLength={LEARNT_LENGTH}
          value={values.learnt}
          onChange={({ target }) => set('learnt', target.value)}
        />
      </form>
    </Dialog>
  )
}
