import type { readDashboard } from '#contract/dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { pageExists } from '#contract/pages.ts'
import { DashboardSection } from '#web/features/dashboard/dashboard-section.tsx'
import { QuickAccess } from '#web/features/dashboard/quick-access.tsx'
import { WisdomCard } from '#web/features/dashboard/wisdom-card.tsx'
import { FileCard } from '#web/features/fighter-file/file-card.tsx'
import { NextSteps } from '#web/features/plans/next-steps.tsx'
import { LatestResultCard } from '#web/features/quiz/latest-result-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { showFullScreen } from '#web/shell/full-screen-state.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const NetworksAndCoaches = latePart(
  () => import('./networks-and-coaches.tsx'),
  (module) => module.NetworksAndCoaches,
  { texts: ['coaches', 'network'], waiting: () => <Skeleton className="h-96" /> },
)

type SectionsProps = { data: Output<typeof readDashboard> | undefined; language: Language }

/** The part below the profile, which loads after the poster and the streak. */
export function Sections({ data, language }: SectionsProps) {
  const { t } = useTranslation(['dashboard', 'plans'])
  return (
    <>
      {data && data.plans.open.length > 0 && (
        <DashboardSection title={t('plans:next.title')}>
          <NextSteps {...data.plans} onFinished={(plan) => showFullScreen({ kind: 'finished-plan', plan })} />
        </DashboardSection>
      )}
      <QuickAccess />
      {data && (
        <DashboardSection title={t('standing')}>
          <div className="grid gap-4 md:grid-cols-2">
            <LatestResultCard result={data.quiz.latest} />
            {pageExists('/art-of-war') && <WisdomCard count={data.saved_quotes} />}
          </div>
          <FileCard />
        </DashboardSection>
      )}
      <NetworksAndCoaches language={language} />
    </>
  )
}
