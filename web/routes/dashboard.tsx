import { useQuery } from '@tanstack/react-query'
import type { Round } from '#contract/round.ts'
import { DashboardSkeleton } from '#web/features/dashboard/dashboard-skeleton.tsx'
import { NextSession } from '#web/features/dashboard/next-session.tsx'
import { dashboardQuery } from '#web/features/dashboard/queries.ts'
import { useFinishedCamp } from '#web/features/first-camp/use-finished-camp.ts'
import { ApplicationNotice } from '#web/features/profile/application-notice.tsx'
import { ProfileCard } from '#web/features/profile/profile-card.tsx'
import { RoundSkeleton } from '#web/features/round/round-skeleton.tsx'
import { milestoneToday } from '#web/features/streak/milestones.ts'
import { StreakFigure, StreakFigureSkeleton } from '#web/features/streak/streak-figure.tsx'
import { StreakToday } from '#web/features/streak/streak-today.tsx'
import { useNewMilestone } from '#web/features/streak/use-new-milestone.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { showFullScreen } from '#web/shell/full-screen-state.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TodaysRound } from './dashboard/todays-round.tsx'

const Sections = latePart(
  () => import('./dashboard/sections.tsx'),
  (module) => module.Sections,
  { texts: ['plans', 'quiz'], waiting: () => <DashboardSkeleton /> },
)

const FightCamp = latePart(
  () => import('#web/features/fight-camp/fight-camp.tsx'),
  (module) => module.FightCamp,
  { texts: ['fight-camp'], waiting: () => <Skeleton className="h-72" /> },
)

/** Profile and links come from the session, so they are shown even if the rest fails to load. */
export function Screen() {
  const { t } = useTranslation(['dashboard', 'common'])
  const { session } = useSessionState()
  const { data, isPending, isError, isFetching, refetch } = useQuery(dashboardQuery)
  usePageTitle(t('common:page.dashboard'))
  useNewMilestone(data?.streak, session?.user.id, (milestone) => showFullScreen({ kind: 'milestone', milestone }))
  useFinishedCamp(data?.first_camp, () => {
    // At a milestone its own poster is shown.
    if (data && !milestoneToday(data.streak)) showFullScreen({ kind: 'finished-camp' })
  })
  if (!session) return null
  const { profile } = session.user
  return (
    <div className="grid gap-6" aria-busy={isPending}>
      {isPending && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      {isPending ? <RoundSkeleton /> : <TodaysRound data={data} user={session.user} />}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {data ? t('outdated') : t('failed')}
        </RetryNotice>
      )}
      {profile.coach_status !== 'approved' && <ApplicationNotice status={profile.coach_status} />}
      <ProfileCard
        user={session.user}
        handle={data?.handle}
        aside={data ? <StreakFigure streak={data.streak} /> : isPending && <StreakFigureSkeleton />}
        footer={
          data ? (
            <StreakToday
              streak={data.streak}
              onPowerUp={asksForPowerUp(data.round) ? undefined : () => showFullScreen({ kind: 'power-up' })}
              onCelebrate={(milestone) => showFullScreen({ kind: 'milestone', milestone })}
            />
          ) : (
            isPending && <Skeleton className="h-11" />
          )
        }
      />
      {profile.coach_status === 'approved' && <ApplicationNotice status={profile.coach_status} />}
      {data?.has_fight_camp && <FightCamp />}
      {data?.has_sessions && <NextSession timeZone={profile.time_zone ?? undefined} />}
      {isPending ? <DashboardSkeleton /> : <Sections data={data} language={session.user.language} />}
    </div>
  )
}

/** The poster has the button then. */
function asksForPowerUp(round: Round): boolean {
  return round.kind === 'power_up' || (round.kind === 'camp' && round.task === 'power_up')
}
