import { OutboxHint } from '#web/features/accounts/outbox-hint.tsx'
import { WithdrawalPage } from '#web/features/withdrawal/withdrawal-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const WithdrawableOrders = latePart(
  () => import('#web/features/orders/withdrawable-orders.tsx'),
  (module) => module.WithdrawableOrders,
  { texts: ['orders'], prefetch: false, waiting: () => <Skeleton className="h-56" /> },
)

export function Screen() {
  const { t } = useTranslation('withdrawal')
  const [search] = useSearch()
  const { session } = useSessionState()
  usePageTitle(t('title'))
  return (
    <WithdrawalPage
      token={search.get('token') ?? ''}
      number={search.get('number') ?? ''}
      signedIn={session ? { orders: <WithdrawableOrders />, email: session.user.email } : undefined}
      outboxHint={(email) => <OutboxHint email={email} />}
    />
  )
}
