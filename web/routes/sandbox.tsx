import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { MissingOffer } from '#web/features/checkout/missing-offer.tsx'
import { sandboxQuery } from '#web/features/checkout/sandbox-query.ts'
import { SandboxView } from '#web/features/checkout/sandbox-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'
import { RetryScreen } from '#web/shell/screens.tsx'
import { Loading } from '#web/ui/spinner.tsx'

export function Screen() {
  const { checkoutId = '' } = useParams()
  return <SandboxCheckout key={checkoutId} checkout_id={checkoutId} />
}

function SandboxCheckout({ checkout_id }: { checkout_id: string }) {
  const { t } = useTranslation('checkout')
  const { data, error, refetch } = useQuery(sandboxQuery(checkout_id))
  const isMissing = error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
  usePageTitle(isMissing ? t('missing.title') : t('sandbox.title'))
  if (isMissing) return <MissingOffer />
  if (data) return <SandboxView checkout_id={checkout_id} checkout={data} />
  if (error) return <RetryScreen onRetry={() => void refetch()}>{t('loadFailed')}</RetryScreen>
  return <Loading label={t('loading')} className="min-h-[60dvh]" />
}
