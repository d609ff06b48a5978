import { useQuery } from '@tanstack/react-query'
import { membershipQuery } from '#web/network/queries.ts'
import { useLocation } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'

const LateBanner = latePart(
  () => import('#web/features/membership/failed-payment-banner.tsx'),
  (module) => module.FailedPaymentBanner,
  { texts: ['membership'], prefetch: false, Missing: () => null },
)

/** Only for members who pay: the others have nothing that can fail, and are not asked about. */
export function FailedPayment() {
  const { pathname } = useLocation()
  const { data } = useQuery(membershipQuery)
  // The page of the membership says it itself.
  if (data?.paid?.state !== 'past_due' || pathname === '/membership') return null
  return <LateBanner until={data.paid.grace_until} />
}
