import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '#contract/day-rules.ts'
import type { NextStep, OwedAnswer, OwedDebrief } from '#contract/round.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { fightCampQuery } from '#web/features/fight-camp/queries.ts'
import { closeCommitment } from '#web/features/fighter-file/queries.ts'
import { useChangeFile } from '#web/features/fighter-file/use-change-file.ts'
import { changeStep } from '#web/features/plans/queries.ts'
import { useTickStep } from '#web/features/plans/use-tick-step.ts'
import { AnswerRound } from '#web/features/round/answer-round.tsx'
import { DebriefRound } from '#web/features/round/debrief-round.tsx'
import { EventDayRound } from '#web/features/round/event-day-round.tsx'
import type { PromisedRound as Promised, SheetProps } from '#web/features/round/round-parts.ts'
import { StepRound } from '#web/features/round/step-round.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { showFullScreen } from '#web/shell/full-screen-state.ts'
import { toast } from '#web/ui/toast.ts'

type PromisedRoundProps = SheetProps & { round: Promised; today: string }

const DebriefDialog = lateDialog(
  () => import('#web/features/fight-camp/debrief-dialog.tsx'),
  (module) => module.DebriefDialog,
  ['fight-camp'],
)

/** The day of an event, a due step, or an answer owed to a coach. Its code loads late, because most days have none. */
export function PromisedRound({ round, today, ...sheet }: PromisedRoundProps) {
  switch (round.kind) {
    case 'event_day':
      return <EventDay round={round} userId={sheet.userId} />
    case 'step':
      return <DueStep key={round.next.step.id} next={round.next} today={today} {...sheet} />
    case 'answer':
      return <Owed key={round.owed.id} owed={round.owed} {...sheet} />
    case 'debrief':
      return <Debrief debrief={round.debrief} {...sheet} />
  }
}

const PLAN_SHOWN = 3

/** Without the line of the first camp, which waits until tomorrow. */
function EventDay({ round, ...sheet }: SheetProps & { round: Extract<Promised, { kind: 'event_day' }> }) {
  const { data: camp } = useQuery(fightCampQuery)
  const open = camp?.steps.filter(({ step }) => step.done_at === null) ?? []
  return (
    <EventDayRound
      round={round}
      plan={open.slice(-PLAN_SHOWN).map(({ step }) => step)}
      onWarmUp={() => showFullScreen({ kind: 'power-up' })}
      {...sheet}
    />
  )
}

function Debrief({ debrief, ...sheet }: SheetProps & { debrief: OwedDebrief }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DebriefRound debrief={debrief} onDebrief={() => setOpen(true)} {...sheet} />
      {open && <DebriefDialog debrief={debrief} onClose={() => setOpen(false)} />}
    </>
  )
}

function DueStep({ next, today, ...sheet }: SheetProps & { next: NextStep; today: string }) {
  const { t } = useTranslation(['round', 'plans'])
  const tickStep = useTickStep((plan) => showFullScreen({ kind: 'finished-plan', plan }))
  const move = useMoveStep(next)
  const { plan_id, step } = next
  const named = { id: plan_id, step_id: step.id }
  const tick = async () => {
    if (!(await tickStep({ ...named, done: true }))) return
    const undo = () => void tickStep({ ...named, done: false })
    const action = { label: t('plans:toast.undo'), onClick: undo }
    toast({ title: t('plans:toast.ticked'), variant: 'success', action })
  }
  const postpone = async () => {
    if (!(await move(addDays(today, 1)))) return
    const action = { label: t('plans:toast.undo'), onClick: () => void move(step.due_date) }
    toast({ title: t('step.moved'), variant: 'success', action })
  }
  return <StepRound next={next} today={today} onTick={tick} onPostpone={postpone} {...sheet} />
}

/** Gives the step another day, and shows a failure in a toast. Gives whether it worked. */
function useMoveStep({ plan_id, step }: NextStep): (due_date: string | null) => Promise<boolean> {
  const { t } = useTranslation('round')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return async (due_date) => {
    try {
      await changeStep({ id: plan_id, step_id: step.id, text: step.text, due_date })
      void queryClient.invalidateQueries({ queryKey: queryKeys.member('plans') })
      return true
    } catch (error) {
      toast({ title: t('step.moveFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      return false
    } finally {
      await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
    }
  }
}

function Owed({ owed, ...sheet }: SheetProps & { owed: OwedAnswer }) {
  const { t } = useTranslation('round')
  const queryClient = useQueryClient()
  const changeFile = useChangeFile()
  const answer = async (mark: number) => {
    const make = () => closeCommitment(owed.id, mark)
    await changeFile({ make, done: t('answer.saved'), failed: t('answer.failed') })
    await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
  }
  return <AnswerRound owed={owed} onAnswer={answer} {...sheet} />
}
