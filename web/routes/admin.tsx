import { type ComponentType, Suspense } from 'react'
import { AdminDashboard } from '#web/features/admin/admin-dashboard.tsx'
import { knownTab } from '#web/features/admin/admin-tabs.ts'
import { PendingApprovals } from '#web/features/admin/pending-approvals.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import { useSearch } from '#web/navigation/use-search.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { usePageTitle } from './page-title.ts'

/** The first tab comes with the page; the others when they are opened. */
const loadUsers = importPatiently(() => import('#web/features/admin/users-tab.tsx'))
const loadTransactions = importPatiently(() => import('#web/features/admin/transactions-tab.tsx'))
const loadAnalytics = importPatiently(() => import('#web/features/admin/analytics-tab.tsx'))
const loadWork = importPatiently(() => import('#web/features/admin/work-tab.tsx'))
const loadAudit = importPatiently(() => import('#web/features/admin/audit-tab.tsx'))

const Users = lazyScreen([], async () => ({ Screen: (await loadUsers()).UsersTab }))
const Transactions = lazyScreen([], async () => ({ Screen: (await loadTransactions()).TransactionsTab }))
const Analytics = lazyScreen([], async () => ({ Screen: (await loadAnalytics()).AnalyticsTab }))
const Work = lazyScreen([], async () => ({ Screen: (await loadWork()).WorkTab }))
const Audit = lazyScreen([], async () => ({ Screen: (await loadAudit()).AuditTab }))

export function Screen() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearch()
  usePageTitle(t('page.admin'))
  return (
    <AdminDashboard
      chosen={knownTab(address.get('tab'))}
      onChoose={(tab) => setAddress({ tab })}
      panels={{
        pending: <PendingApprovals />,
        users: <LatePanel Panel={Users} />,
        transactions: <LatePanel Panel={Transactions} />,
        analytics: <LatePanel Panel={Analytics} />,
        work: <LatePanel Panel={Work} />,
        audit: <LatePanel Panel={Audit} />,
      }}
    />
  )
}

/** While its code is on the way, the rest of the page stays. */
function LatePanel({ Panel }: { Panel: ComponentType }) {
  const { t } = useTranslation()
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      }
    >
      <Panel />
    </Suspense>
  )
}
