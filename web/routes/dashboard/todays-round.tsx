import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { readDashboard } from '#contract/dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import { pageExists } from '#contract/pages.ts'
import type { NextStep, OwedDebrief, Round } from '#contract/round.ts'
import { daysAfter } from '#contract/round-rules.ts'
import type { Session } from '#contract/session.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { closeCommitment } from '#web/features/fighter-file/queries.ts'
import { useChangeFile } from '#web/features/fighter-file/use-change-file.ts'
import { CampLine } from '#web/features/first-camp/camp-line.tsx'
import { lookBack } from '#web/features/first-camp/look-back.ts'
import { changeStep } from '#web/features/plans/queries.ts'
import { useTickStep } from '#web/features/plans/use-tick-step.ts'
import type { RoundActions } from '#web/features/round/round-parts.ts'
import { RoundPoster } from '#web/features/round/round-poster.tsx'
import { STREAK_ID } from '#web/features/streak/streak-figure.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { lateDialog } from '#web/router/late-part.tsx'
import { showFullScreen } from '#web/shell/full-screen-state.ts'
import { toast } from '#web/ui/toast.ts'

const DebriefDialog = lateDialog(
  () => import('#web/features/fight-camp/debrief-dialog.tsx'),
  (module) => module.DebriefDialog,
  ['fight-camp'],
)

type TodaysRoundProps = { data: Output<typeof readDashboard> | undefined; user: Session['user'] }

/** Needs no data: it is shown when the dashboard could not be read. */
const ALWAYS: Round = { kind: 'power_up', is_back: false }

/** Today's round with what its buttons do. Each change reads the dashboard again, and the poster turns. */
export function TodaysRound({ data, user }: TodaysRoundProps) {
  const today = data?.streak.calendar.at(-1)?.date
  const [debriefed, setDebriefed] = useState<OwedDebrief>()
  const actions = useRoundActions(today, setDebriefed)
  return (
    <>
      <RoundPoster
        round={data?.round ?? ALWAYS}
        today={today}
        timeZone={user.profile.time_zone ?? undefined}
        userId={user.id}
        actions={actions}
        foot={data?.first_camp && <CampLine camp={data.first_camp} />}
      />
      {debriefed && <DebriefDialog debrief={debriefed} onClose={() => setDebriefed(undefined)} />}
    </>
  )
}

function useRoundActions(today: string | undefined, debrief: RoundActions['debrief']): RoundActions {
  const { t } = useTranslation(['round', 'plans'])
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const changeFile = useChangeFile()
  const tickStep = useTickStep((plan) => showFullScreen({ kind: 'finished-plan', plan }))
  const readAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })

  const attempt = async (change: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await change()
      return true
    } catch (error) {
      toast({ title: failed, description: errorText(asApiError(error)), variant: 'destructive' })
      return false
    } finally {
      await readAgain()
    }
  }

  const move = ({ plan_id, step }: NextStep, due_date: string | null) =>
    attempt(async () => {
      await changeStep({ id: plan_id, step_id: step.id, text: step.text, due_date })
      void queryClient.invalidateQueries({ queryKey: queryKeys.member('plans') })
    }, t('step.moveFailed'))

  return {
    powerUp: () => showFullScreen({ kind: 'power-up' }),
    debrief,
    async tick({ plan_id, step }) {
      const named = { id: plan_id, step_id: step.id }
      const ticked = await tickStep({ ...named, done: true })
      if (ticked) {
        const undo = () => void tickStep({ ...named, done: false })
        const action = { label: t('plans:toast.undo'), onClick: undo }
        toast({ title: t('plans:toast.ticked'), variant: 'success', action })
      }
      return ticked
    },
    async postpone(next) {
      const moved = await move(next, daysAfter(today ?? new Date().toISOString().slice(0, 10), 1))
      if (moved) {
        const action = { label: t('plans:toast.undo'), onClick: () => void move(next, next.step.due_date) }
        toast({ title: t('step.moved'), variant: 'success', action })
      }
      return moved
    },
    async answer({ id }, mark) {
      const refusal = await changeFile({
        make: () => closeCommitment(id, mark),
        done: t('answer.saved'),
        failed: t('answer.failed'),
      })
      await readAgain()
      return refusal === undefined
    },
    async lookBack() {
      if (pageExists('/look-back')) navigate('/look-back')
      else document.getElementById(STREAK_ID)?.scrollIntoView()
      return await attempt(lookBack, t('camp.lookBackFailed'))
    },
  }
}
