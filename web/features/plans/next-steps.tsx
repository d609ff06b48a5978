import type { Plan } from '#contract/plans.ts'
import type { NextStep } from '#contract/round.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Tick } from './queries.ts'
import { StepTick } from './step-tick.tsx'
import { useTickStep } from './use-tick-step.ts'

type NextStepsProps = { open: readonly NextStep[]; count: number; onFinished: (plan: Plan) => void }

/** The next steps of all plans, which can be ticked off here. */
export function NextSteps({ open, count, onFinished }: NextStepsProps) {
  const { t } = useTranslation('plans')
  const tick = useTickStep(onFinished)
  // A ticked step leaves the list, so the toast offers the undo.
  const tickOff = async (step: Omit<Tick, 'done'>, done: boolean) => {
    if (!(await tick({ ...step, done })) || !done) return
    const undo = () => void tick({ ...step, done: false })
    toast({ title: t('toast.ticked'), variant: 'success', action: { label: t('toast.undo'), onClick: undo } })
  }
  return (
    <Card className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {open.map(({ plan_id, plan_title, step }) => (
          <li key={step.id} className="py-2 first:pt-0">
            <StepTick
              step={step}
              planTitle={plan_title}
              onTick={(done) => tickOff({ id: plan_id, step_id: step.id }, done)}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="text-sm text-muted">{t('next.open', { count })}</span>
        <Link to="/plans" className={buttonClass({ variant: 'text', size: 'small' })}>
          {t('next.all')}
        </Link>
      </p>
    </Card>
  )
}
