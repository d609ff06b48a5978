import { useQuery } from '@tanstack/react-query'
import { MEMBERSHIP_PLANS, type MembershipPlan } from '#contract/membership-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { CheckoutView } from '#web/features/checkout/checkout-view.tsx'
import { MissingOffer } from '#web/features/checkout/missing-offer.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { offerQuery } from '#web/offers/offer-query.ts'
import { bookPath } from '#web/offers/sessions-query.ts'
import { Navigate, useParams } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { RetryScreen } from '#web/shell/screens.tsx'
import { Loading } from '#web/ui/spinner.tsx'

const OfferReviews = latePart(
  () => import('#web/features/reviews/offer-reviews.tsx'),
  (module) => module.OfferReviews,
  { texts: ['reviews'], prefetch: false },
)

const LatePlanCheckout = latePart(
  () => import('#web/features/checkout/plan-checkout.tsx'),
  (module) => module.PlanCheckout,
  { texts: ['membership'], prefetch: false },
)

/** The plans of the membership have their names in place of an offer's id. */
export function Screen() {
  const { offerId = '' } = useParams()
  const plan = MEMBERSHIP_PLANS.find((name) => name === offerId)
  return plan ? <MembershipCheckout plan={plan} /> : <OfferCheckout key={offerId} id={offerId} />
}

function MembershipCheckout({ plan }: { plan: MembershipPlan }) {
  const { t } = useTranslation('checkout')
  const [search] = useSearch()
  usePageTitle(t('eyebrow'))
  return <LatePlanCheckout plan={plan} join={search.get('join') ?? undefined} />
}

function OfferCheckout({ id }: { id: string }) {
  const { t } = useTranslation('checkout')
  const { session } = useSessionState()
  const language = session?.user.language ?? 'en'
  // Shown as it is now: a price that is out of date would be refused.
  const { data, error, refetch } = useQuery({ ...offerQuery(id, language), staleTime: 0 })
  const isMissing = error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
  usePageTitle(isMissing ? t('missing.title') : (data?.offer.title ?? t('eyebrow')))
  if (!session) return null
  if (isMissing) return <MissingOffer />
  // A session is bought where its time is chosen.
  if (data?.offer.kind === 'coaching') return <Navigate to={bookPath(id)} replace />
  if (data) {
    const { reviews, is_sample_rating } = data.offer
    const isReviewed = reviews > 0 && !is_sample_rating
    return (
      <CheckoutView
        details={data}
        language={language}
        user_id={session.user.id}
        reviews={isReviewed && <OfferReviews offer_id={id} />}
      />
    )
  }
  if (error) return <RetryScreen onRetry={() => void refetch()}>{t('loadFailed')}</RetryScreen>
  return <Loading label={t('loading')} className="min-h-[60dvh]" />
}
