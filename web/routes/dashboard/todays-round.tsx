import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { readDashboard } from '#contract/dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Round } from '#contract/round.ts'
import type { Session } from '#contract/session.ts'
import { asApiError } from '#web/api/api-error.ts'
import { dayHere } from '#web/api/days.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { dashboardQuery } from '#web/features/dashboard/queries.ts'
import { CampLine } from '#web/features/first-camp/camp-line.tsx'
import { lookBack } from '#web/features/first-camp/look-back.ts'
import { isPromised } from '#web/features/round/round-parts.ts'
import { RoundPoster } from '#web/features/round/round-poster.tsx'
import { RoundSkeleton } from '#web/features/round/round-skeleton.tsx'
import { milestoneToday } from '#web/features/streak/milestones.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { showFullScreen } from '#web/shell/full-screen-state.ts'
import { toast } from '#web/ui/toast.ts'

const PromisedRound = latePart(
  () => import('./promised-round.tsx'),
  (module) => module.PromisedRound,
  { texts: ['plans'], waiting: () => <RoundSkeleton /> },
)

type TodaysRoundProps = { data: Output<typeof readDashboard> | undefined; user: Session['user'] }

/** Needs no data: it is shown when the dashboard could not be read. */
const ALWAYS: Round = { kind: 'power_up', is_back: false }

/** Today's round with what its buttons do. Each change reads the dashboard again, and the poster turns. */
export function TodaysRound({ data, user }: TodaysRoundProps) {
  const look = useLookBack()
  const round = data?.round ?? ALWAYS
  const today = data?.streak.calendar.at(-1)?.date ?? dayHere()
  const ref = useKeptFocus(round)
  const foot = data?.first_camp && <CampLine camp={data.first_camp} />
  const sheet = { userId: user.id, fightWeek: data?.fight_week, foot }
  return (
    <div ref={ref} aria-live="polite">
      {isPromised(round) ? (
        <PromisedRound round={round} today={today} {...sheet} />
      ) : (
        <RoundPoster
          round={round}
          today={today}
          streak={data?.streak}
          timeZone={user.profile.time_zone ?? undefined}
          onPowerUp={() => showFullScreen({ kind: 'power-up' })}
          onLookBack={look}
          {...sheet}
        />
      )}
    </div>
  )
}

/** The button that was pressed leaves with its round: the focus goes to what took its place, not to the top of the page. */
function useKeptFocus({ kind }: Round) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(kind)
  useEffect(() => {
    if (shown.current === kind) return
    shown.current = kind
    if (document.activeElement === document.body) ref.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [kind])
  return ref
}

/** Shows the week, which is the last task of the first camp: it ends with a poster over the page of the week. */
function useLookBack(): () => Promise<void> {
  const { t } = useTranslation('round')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await lookBack()
    } catch (error) {
      toast({ title: t('camp.lookBackFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      return
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
    const { streak, first_camp } = queryClient.getQueryData(dashboardQuery.queryKey) ?? {}
    const milestone = streak && milestoneToday(streak)
    if (milestone) showFullScreen({ kind: 'milestone', milestone })
    else if (first_camp?.state === 'finished') showFullScreen({ kind: 'finished-camp' })
    navigate('/look-back')
  }
}
