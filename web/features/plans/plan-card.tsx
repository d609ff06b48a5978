import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import type { Plan, PlanStep } from '#contract/plans.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { finishedAt, stepsDone } from './plan-list-changes.ts'
import { calendarPath } from './queries.ts'
import { StepDialog } from './step-dialog.tsx'
import { StepTick } from './step-tick.tsx'
import { useTickStep } from './use-tick-step.ts'

type PlanCardProps = {
  plan: Plan
  onDeleted: () => void
  onFinished: (plan: Plan) => void
  /** What coaches noted on a step. */
  notesOn: (step_id: string) => ReactNode
}

export function PlanCard({ plan, onDeleted, onFinished, notesOn }: PlanCardProps) {
  const { t } = useTranslation('plans')
  const { date } = useFormats()
  const [edited, setEdited] = useState<PlanStep>()
  const [deleting, setDeleting] = useState(false)
  const tick = useTickStep(onFinished)
  const { id, title, steps, metric, if_then, created_at } = plan
  const headingId = planHeadingId(plan)
  const finished = finishedAt(plan)
  const done = stepsDone(plan)
  const progress = t('card.progress', { done, count: steps.length })
  return (
    <Card as="li" aria-labelledby={headingId} className="grid content-start gap-5">
      <header className="pe-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={headingId} tabIndex={-1} className="type-display text-heading text-balance outline-none">
            {title}
          </h2>
          {finished && <Badge variant="brass">{t('card.complete')}</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">
          {finished ? t('card.finished', { date: date(finished) }) : t('card.kept', { date: date(created_at) })}
        </p>
      </header>
      <div className="grid gap-2">
        <p className="type-eyebrow">{progress}</p>
        <Progress label={t('card.progressLabel', { title })} value={done} max={steps.length} valueText={progress} />
      </div>
      <ul className="grid divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step.id} className="py-2">
            <div className="flex items-start gap-2">
              <StepTick step={step} onTick={(next) => tick({ id, step_id: step.id, done: next })} />
              <IconButton label={t('step.edit', { text: step.text })} onClick={() => setEdited(step)}>
                <Pencil aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
            {notesOn(step.id)}
          </li>
        ))}
      </ul>
      <dl className="grid gap-4 sm:grid-cols-2">
        {metric && <Term name={t('card.metric')}>{metric}</Term>}
        {if_then && <Term name={t('card.ifThen')}>{if_then}</Term>}
      </dl>
      <div className="-ms-3 flex flex-wrap gap-1">
        {steps.some(({ due_date }) => due_date !== null) && (
          <a href={calendarPath(id)} download className={buttonClass({ variant: 'ghost', size: 'small' })}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {t('card.calendar')}
            <span className="sr-only">: {title}</span>
          </a>
        )}
        <Button variant="ghost" size="small" className="hover:text-danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t('card.delete')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      {edited && <StepDialog planId={id} step={edited} onClose={() => setEdited(undefined)} />}
      {deleting && <DeleteDialog plan={plan} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </Card>
  )
}

/** The element that gets the focus when a card has moved. */
export const planHeadingId = ({ id }: Pick<Plan, 'id'>) => `plan-${id}`

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="type-eyebrow">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
