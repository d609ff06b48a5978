import { type FormEvent, useId, useState } from 'react'
import type { Fact } from '#contract/fighter-file.ts'
import type { FactKey } from '#contract/fighter-file-items.ts'
import { EVENT_YEARS_AHEAD, FACT_LENGTH, isEventTooFar } from '#contract/fighter-file-items.ts'
import { dayHere } from '#web/api/days.ts'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { writeFact } from './queries.ts'
import { useChangeFile } from './use-change-file.ts'

type FactDialogProps = { item: FactKey; fact: Fact | undefined; onClose: () => void }

/** Facts that are calculated with have a field of their type. */
const FIGURES = { type: 'number', inputMode: 'numeric', min: 1, step: 1 } as const
const ASKED: Partial<Record<FactKey, object>> = {
  event_date: { type: 'date' },
  confidence: { ...FIGURES, max: 10 },
  hours_a_week: { ...FIGURES, max: 100 },
}

export function FactDialog({ item, fact, onClose }: FactDialogProps) {
  const { t } = useTranslation(['fighter-file', 'common'])
  const { problemText } = useErrorTexts()
  const change = useChangeFile()
  const { values, set, forgetKept } = useKeptFields(`fact ${item}`, { value: fact?.value ?? '' })
  const { value } = values
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const formId = useId()

  const leave = () => {
    forgetKept()
    onClose()
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (value.trim() === '') return setError(problemText({ problem: 'required' }))
    setBusy(true)
    const refusal = await change({
      make: () => writeFact({ key: item, value }),
      done: item === 'event_date' ? t('toast.dated') : t('toast.written'),
      failed: t('toast.writeFailed'),
    })
    setBusy(false)
    if (!refusal) return leave()
    const problem = refusal.fields.value
    setError(
      problem &&
        (problem.problem === 'invalid'
          ? t(`problem.${problemOf(item, value)}`, { years: EVENT_YEARS_AHEAD })
          : problemText(problem)),
    )
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={t(`item.${item}`)}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <TextField
          label={item === 'event_date' ? t('edit.date') : t('edit.value')}
          hint={t(`hint.${item}`)}
          required
          autoComplete="off"
          maxLength={FACT_LENGTH}
          {...ASKED[item]}
          value={value}
          onChange={(event) => set('value', event.target.value)}
          error={error}
        />
      </form>
    </Dialog>
  )
}

type Problem = 'event_date' | 'event_too_far' | 'confidence' | 'hours_a_week' | 'other'

function problemOf(item: FactKey, value: string): Problem {
  if (item === 'event_date' && isEventTooFar(value, dayHere())) return 'event_too_far'
  return item === 'event_date' || item === 'confidence' || item === 'hours_a_week' ? item : 'other'
}
