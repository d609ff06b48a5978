import { useQuery } from '@tanstack/react-query'
import { HOUSE_COACH_FACTS, type HouseCoachSlug } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { ApiError } from '#web/api/api-error.ts'
import { CoachNotFound } from '#web/features/coaches/coach-not-found.tsx'
import { HouseProfile } from '#web/features/coaches/house-profile.tsx'
import { HumanProfile } from '#web/features/coaches/human-profile.tsx'
import { houseCoachLoaders } from '#web/features/coaches/load-house-coaches.ts'
import { coachQuery } from '#web/features/coaches/queries.ts'
import { LateSellerReviews } from '#web/features/reviews/late-seller-reviews.tsx'
import { useContent } from '#web/i18n/use-content.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { RetryScreen } from '#web/shell/screens.tsx'
import { Loading } from '#web/ui/spinner.tsx'

export function Screen() {
  const { coachId = '' } = useParams()
  const house = HOUSE_COACH_SLUGS.find((slug) => slug === coachId)
  return house ? <HouseCoach key={house} slug={house} /> : <ApprovedCoach key={coachId} slug={coachId} />
}

/** One of the three house coaches. */
function HouseCoach({ slug }: { slug: HouseCoachSlug }) {
  const { t } = useTranslation(['coaches', 'common'])
  const { session } = useSessionState()
  const { name } = HOUSE_COACH_FACTS[slug]
  const { data: texts, isError, refetch } = useContent('house-coaches', houseCoachLoaders)
  usePageTitle(`${name} · ${t('common:nav.coaches')}`)
  if (texts)
    return (
      <div className="grid gap-12">
        <HouseProfile slug={slug} texts={texts} language={session?.user.language ?? 'en'} />
        <LateSellerReviews slug={slug} name={name} />
      </div>
    )
  if (isError) return <RetryScreen onRetry={() => void refetch()}>{t('public.loadFailed')}</RetryScreen>
  return <Loading label={t('public.loading')} className="min-h-[60dvh]" />
}

function ApprovedCoach({ slug }: { slug: string }) {
  const { t } = useTranslation(['coaches', 'common'])
  const { data: coach, error, refetch } = useQuery(coachQuery(slug))
  // The coach may have lost the membership, so the cached profile is removed too.
  const isMissing = error instanceof ApiError && error.code === 'not-found'
  const name = coach && `${coach.full_name} · ${t('common:nav.coaches')}`
  usePageTitle(isMissing ? t('missing.title') : (name ?? t('common:nav.coaches')))
  if (isMissing) return <CoachNotFound text={t('missing.profile')} />
  if (coach)
    return (
      <div className="grid gap-12">
        <HumanProfile coach={coach} />
        <LateSellerReviews slug={slug} name={coach.full_name} />
      </div>
    )
  if (error) return <RetryScreen onRetry={() => void refetch()}>{t('public.loadFailed')}</RetryScreen>
  return <Loading label={t('public.loading')} className="min-h-[60dvh]" />
}
