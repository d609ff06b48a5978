import type { FlatNamespace } from 'i18next'
import type { ComponentType } from 'react'
import { AdminDashboard } from '#web/features/admin/admin-dashboard.tsx'
import { knownTab } from '#web/features/admin/admin-tabs.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

/** Each tab loads when it is opened. */
const Pending = lateTab(
  () => import('#web/features/admin/pending-approvals.tsx'),
  (module) => module.PendingApprovals,
  ['specialties'],
)
const Users = lateTab(
  () => import('#web/features/admin/users-tab.tsx'),
  (module) => module.UsersTab,
)
const Orders = lateTab(
  () => import('#web/features/admin/orders-tab.tsx'),
  (module) => module.OrdersTab,
  ['admin-orders'],
)
const Payouts = lateTab(
  () => import('#web/features/admin/payouts-tab.tsx'),
  (module) => module.PayoutsTab,
  ['admin-orders'],
)
const Differences = lateTab(
  () => import('#web/features/admin/differences-tab.tsx'),
  (module) => module.DifferencesTab,
  ['admin-orders'],
)
const Reviews = lateTab(
  () => import('#web/features/reviews/admin-reviews-tab.tsx'),
  (module) => module.AdminReviewsTab,
  ['reviews'],
)
const Moderation = lateTab(
  () => import('#web/features/moderation/cases-tab.tsx'),
  (module) => module.CasesTab,
  ['moderation'],
)
const Transactions = lateTab(
  () => import('#web/features/admin/transactions-tab.tsx'),
  (module) => module.TransactionsTab,
)
const Analytics = lateTab(
  () => import('#web/features/admin/analytics-tab.tsx'),
  (module) => module.AnalyticsTab,
)
const Work = lateTab(
  () => import('#web/features/admin/work-tab.tsx'),
  (module) => module.WorkTab,
)
const Audit = lateTab(
  () => import('#web/features/admin/audit-tab.tsx'),
  (module) => module.AuditTab,
  ['admin-orders'],
)

export function Screen() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearch()
  usePageTitle(t('page.admin'))
  return (
    <AdminDashboard
      chosen={knownTab(address.get('tab'))}
      onChoose={(tab) => setAddress({ tab })}
      panels={{
        pending: <Pending />,
        users: <Users />,
        orders: <Orders />,
        payouts: <Payouts />,
        differences: <Differences />,
        reviews: <Reviews />,
        moderation: <Moderation />,
        transactions: <Transactions />,
        analytics: <Analytics />,
        work: <Work />,
        audit: <Audit />,
      }}
    />
  )
}

/** The rest of the page stays while a tab's code loads. */
function lateTab<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  texts: readonly FlatNamespace[] = [],
): ComponentType {
  return latePart(load, pick, { texts, waiting: () => <TabSkeleton /> })
}

function TabSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
