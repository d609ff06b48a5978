import { useQuery } from '@tanstack/react-query'
import type { FlatNamespace } from 'i18next'
import { type ComponentType, useState } from 'react'
import { CoachDesk, DESK_TABS } from '#web/features/coach-desk/coach-desk.tsx'
import { coachDeskQuery } from '#web/features/coach-desk/queries.ts'
import { hasWork, todayQuery } from '#web/features/coach-orders/queries.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const OTHER_TABS = ['today', 'calendar', 'orders', 'earnings', 'athletes', 'reviews', 'space', 'moderation'] as const
const Today = lateTab(
  () => import('#web/features/coach-orders/today-tab.tsx'),
  (module) => module.TodayTab,
)
const Orders = lateTab(
  () => import('#web/features/coach-orders/orders-tab.tsx'),
  (module) => module.OrdersTab,
)
const Earnings = lateTab(
  () => import('#web/features/coach-orders/earnings-tab.tsx'),
  (module) => module.EarningsTab,
)
const Reviews = lateTab(
  () => import('#web/features/reviews/coach-reviews-tab.tsx'),
  (module) => module.CoachReviewsTab,
  'reviews',
)
const OwnSpace = lateTab(
  () => import('#web/features/spaces/coach-space-tab.tsx'),
  (module) => module.CoachSpaceTab,
  'spaces',
)
const Moderation = lateTab(
  () => import('#web/features/moderation/cases-tab.tsx'),
  (module) => module.CoachCasesTab,
  'moderation',
)
const Athletes = latePart(
  () => import('#web/features/athletes/athletes-tab.tsx'),
  (module) => module.AthletesTab,
  { texts: ['athletes', 'training'], prefetch: false, waiting: () => <Skeleton className="h-96" /> },
)
const Calendar = latePart(
  () => import('#web/features/calendars/calendar-tab.tsx'),
  (module) => module.CalendarTab,
  { texts: ['calendars'], prefetch: false, waiting: () => <Skeleton className="h-96" /> },
)
const OfferMonth = latePart(
  () => import('#web/features/bookings/month-preview.tsx'),
  (module) => module.MonthPreview,
  { texts: ['bookings'], prefetch: false, waiting: () => <Skeleton className="h-96" /> },
)
const PANELS = {
  today: <Today />,
  orders: <Orders />,
  earnings: <Earnings />,
  athletes: <Athletes />,
  reviews: <Reviews />,
  space: <OwnSpace />,
  moderation: <Moderation />,
}

export function Screen() {
  const { t } = useTranslation('coach-desk')
  const { session } = useSessionState()
  const [search, setSearch] = useSearch()
  const today = useQuery(todayQuery)
  const desk = useQuery(coachDeskQuery)
  const first = useFirstTab(today)
  usePageTitle(t('title'))
  if (!session) return null
  const due = today.data?.due_count ?? 0
  const asked = search.get('tab')
  const otherTabs = OTHER_TABS.map((id) => ({
    id,
    label: (
      <>
        {t(`tabs.${id}`)}
        {id === 'today' && due > 0 && (
          <Badge variant="blood" className="ms-2">
            {due}
          </Badge>
        )}
      </>
    ),
    panel:
      id === 'calendar'
        ? desk.data && (
            <Calendar
              user={session.user}
              slug={desk.data.profile.slug}
              month={(id) => <OfferMonth key={id} offer_id={id} />}
            />
          )
        : PANELS[id],
  }))
  return (
    <CoachDesk
      user={session.user}
      otherTabs={otherTabs}
      tab={[...OTHER_TABS, ...DESK_TABS].find((one) => one === asked) ?? first}
      onTab={(chosen) => setSearch({ tab: chosen }, { replace: true })}
    />
  )
}

/** A coach who has something to do begins with it. Decided once: the tab does not change when the work is done. */
function useFirstTab({ data, isPending }: { data: Parameters<typeof hasWork>[0] | undefined; isPending: boolean }) {
  const [first, setFirst] = useState<string>()
  if (first === undefined && !isPending) setFirst(data && hasWork(data) ? 'today' : 'services')
  return first
}

/** The rest of the page stays while a tab's code and texts load. */
function lateTab<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  texts: FlatNamespace = 'coach-orders',
): ComponentType {
  return latePart(load, pick, { texts: [texts], waiting: () => <Skeleton className="h-96" /> })
}
