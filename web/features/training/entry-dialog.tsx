import { type FormEvent, useId, useState } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { call } from '#web/api/client.ts'
import { dayHere } from '#web/api/days.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EntryFields, type EntryProblem, fieldsOf, typedOf } from './entry-fields.tsx'
import { useChangeTraining } from './use-change-training.ts'
import { useFocusProblem } from './use-focus-problem.ts'

export function EntryDialog({ entry, onClose }: { entry: TrainingEntry; onClose: () => void }) {
  const { t } = useTranslation(['training', 'common'])
  const change = useChangeTraining()
  const [typed, setTyped] = useState(() => typedOf(entry))
  const [problems, setProblems] = useState<readonly EntryProblem[]>([])
  const { form, showProblem } = useFocusProblem()
  const [busy, setBusy] = useState(false)
  const formId = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const fields = fieldsOf(typed)
    setProblems('problems' in fields ? fields.problems : [])
    if ('problems' in fields) return showProblem()
    if (busy) return
    setBusy(true)
    const saved = await change({
      make: () => call('PUT /api/training/entries/:id', { id: entry.id, ...fields }),
      done: { title: t('entries.changed') },
      failed: t('entries.changeFailed'),
    })
    setBusy(false)
    if (saved) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('entries.change')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('log.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save} className="grid gap-5">
        <EntryFields
          typed={typed}
          today={dayHere()}
          problems={problems}
          onChange={(some) => {
            setTyped((before) => ({ ...before, ...some }))
            setProblems([])
          }}
        />
      </form>
    </Dialog>
  )
}
