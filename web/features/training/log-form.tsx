import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { dayHere } from '#web/api/days.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import { EntryFields, type EntryProblem, fieldsOf, type TypedEntry } from './entry-fields.tsx'
import { keepUsed, readUsed } from './last-used.ts'
import { refetchTraining } from './queries.ts'
import { useChangeTraining } from './use-change-training.ts'
import { useEntryName } from './use-entry-name.ts'
import { useFocusProblem } from './use-focus-problem.ts'
import { type LoggedFields, waitingTraining } from './waiting-training.ts'

const FIRST_VALUES = { kind: 'class', minutes: 60, effort: 6 } as const

type LogFormProps = {
  user_id: string
  /** What was logged last, when it is known. */
  latest: TrainingEntry | null | undefined
  /** A waiting entry that is put back to be changed. */
  edited: TypedEntry | undefined
  /** Others wait: what is logged now goes behind them. */
  hasWaiting: boolean
}

/** One entry in ten seconds. Without a connection it waits in the browser. */
export function LogForm({ user_id, latest, edited, hasWaiting }: LogFormProps) {
  const { t } = useTranslation('training')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const change = useChangeTraining()
  const nameOf = useEntryName()
  // An installed app stays open over midnight: the day is that of the moment, also when nothing else changes.
  useNow()
  const today = dayHere()
  const [changed, setChanged] = useState<Partial<TypedEntry>>(edited ?? {})
  const [used, setUsed] = useState(() => readUsed(user_id))
  const [problems, setProblems] = useState<readonly EntryProblem[]>([])
  const { form, showProblem } = useFocusProblem()
  const [busy, setBusy] = useState(false)
  /** The id of what is chosen now: sent twice, it is one entry. */
  const id = useRef(randomUuid())
  /** A new key empties the fields that the member opened, such as the day. */
  const [round, setRound] = useState(0)
  const { kind, minutes, effort } = used ?? latest ?? FIRST_VALUES
  const typed: TypedEntry = { day: today, kind, minutes: String(minutes), effort, word: '', ...changed }

  const next = (fields: LoggedFields) => {
    keepUsed(user_id, fields)
    setUsed({ kind: fields.kind, minutes: fields.minutes, effort: fields.effort })
    setChanged({})
    setRound((before) => before + 1)
    id.current = randomUuid()
  }

  const wait = (fields: LoggedFields) => {
    const key = id.current
    waitingTraining.add(user_id, { key, ...fields })
    toast({
      title: t('log.waits', { what: nameOf(fields) }),
      description: t('log.waitsText'),
      action: { label: t('log.undo'), onClick: () => waitingTraining.remove(user_id, key) },
    })
    next(fields)
  }

  const takeBack = (entry: TrainingEntry) =>
    void change({
      make: () => call('DELETE /api/training/entries/:id', { id: entry.id }),
      done: { title: t('entries.deleted', { what: nameOf(entry) }) },
      failed: t('entries.deleteFailed'),
    })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fields = fieldsOf({ ...typed, day: changed.day ?? dayHere() })
    setProblems('problems' in fields ? fields.problems : [])
    if ('problems' in fields) return showProblem()
    if (busy) return
    if (!isConnected() || hasWaiting) return wait(fields)
    setBusy(true)
    try {
      const entry = await call('POST /api/training/entries', { id: id.current, ...fields })
      toast({
        title: t('log.done', { what: nameOf(entry) }),
        variant: 'success',
        action: { label: t('log.undo'), onClick: () => takeBack(entry) },
      })
      next(fields)
      void refetchTraining(queryClient)
    } catch (error) {
      const refusal = asApiError(error)
      if (refusal.status === 0) wait(fields)
      else toast({ title: t('log.failed'), description: errorText(refusal), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card as="section" tone="fire" aria-labelledby="log-training">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <h2 id="log-training" className="type-display text-subheading">
          {t('log.title')}
        </h2>
        <EntryFields
          key={round}
          typed={typed}
          today={today}
          problems={problems}
          onChange={(some) => {
            setChanged((before) => ({ ...before, ...some }))
            setProblems([])
          }}
        />
        <Button type="submit" size="large" busy={busy}>
          {t('log.submit')}
        </Button>
        <p className="text-sm text-muted">{t('log.streak')}</p>
      </form>
    </Card>
  )
}
