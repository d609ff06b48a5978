import { startTransition, useOptimistic } from 'react'
import type { PlanStep } from '#contract/plans.ts'
import { dayHere } from '#web/api/days.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useWaitingTick } from '#web/offline/waiting-ticks.ts'
import { Checkbox } from '#web/ui/choice-field.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { dueState } from './due-state.ts'

type StepTickProps = {
  step: PlanStep
  /** The title of its plan, where the plan is not shown. */
  planTitle?: string
  onTick: (done: boolean) => Promise<unknown>
}

/** Shows the tick at once, and takes it back if the server refuses. */
export function StepTick({ step, planTitle, onTick }: StepTickProps) {
  const waiting = useWaitingTick(step.id)
  const [done, show] = useOptimistic(waiting?.done ?? step.done_at !== null)
  const tick = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await onTick(next)
    })
  return (
    <Checkbox
      label={<span className={classNames('wrap-anywhere', done && 'text-muted line-through')}>{step.text}</span>}
      hint={<StepNote step={step} done={done} waits={waiting !== undefined} {...(planTitle && { planTitle })} />}
      checked={done}
      onChange={(event) => tick(event.target.checked)}
      className="step-tick grow"
    />
  )
}

type StepNoteProps = { step: PlanStep; done: boolean; waits: boolean; planTitle?: string }

function StepNote({ step, done, waits, planTitle }: StepNoteProps) {
  const { t } = useTranslation('plans')
  const { day, shortDate } = useFormats()
  const { due_date, done_at, outcome } = step
  const state = dueState(due_date, dayHere())
  const due = () => {
    if (done) return done_at ? t('step.doneOn', { date: shortDate(done_at) }) : t('step.done')
    if (due_date === null || state === 'none') return t('step.undated')
    if (state === 'today' || state === 'tomorrow') return t(`step.${state}`)
    return state === 'overdue' ? t('step.overdue', { day: day(due_date) }) : t('step.due', { day: day(due_date) })
  }
  return (
    <span className="flex flex-wrap gap-x-2 ps-9">
      <span
        className={classNames(!done && state === 'overdue' && 'text-danger', !done && state === 'today' && 'text-fire')}
      >
        {due()}
      </span>
      {outcome !== null && <span>· {t('step.outcome', { outcome })}</span>}
      {waits && <span className="text-fire">· {t('step.waits')}</span>}
      {planTitle && <span>· {planTitle}</span>}
    </span>
  )
}
