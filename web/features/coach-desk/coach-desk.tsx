import { useQuery } from '@tanstack/react-query'
import { OFFER_TAB_NAMES } from '#contract/offer-rules.ts'
import { pageExists } from '#contract/pages.ts'
import type { Session } from '#contract/session.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'
import type { Desk } from './desk-changes.ts'
import { OfferList } from './offer-list.tsx'
import { coachDeskQuery } from './queries.ts'
import { StatCards } from './stat-cards.tsx'

/** With its pictures and masks a quarter of the page's own code, and rarely opened. */
const DeskProfileForm = latePart(
  () => import('./desk-profile-form.tsx'),
  (module) => module.DeskProfileForm,
  { texts: ['pictures', 'specialties'], waiting: () => <Skeleton className="h-96" /> },
)

export const DESK_TABS = [...OFFER_TAB_NAMES, 'profile'] as const

type CoachDeskProps = {
  user: Session['user']
  /** The tabs of other features, before those of the desk. */
  otherTabs: readonly Tab[]
  /** Undefined until it is known with which one to begin. */
  tab: string | undefined
  onTab: (tab: string) => void
}

export function CoachDesk({ user, otherTabs, tab, onTab }: CoachDeskProps) {
  const { t } = useTranslation(['coach-desk', 'common'])
  const { data: desk, isPending, isError, isFetching, refetch } = useQuery(coachDeskQuery)
  const approved = user.profile.coach_status === 'approved'
  // A coach chosen by an admin begins with an empty profile, which is not public yet.
  const filled = desk !== undefined && desk.profile.coach_specialties.length > 0
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p>
            <Badge variant={approved ? 'blood' : 'ember'}>{approved ? t('badge.approved') : t('badge.pending')}</Badge>
          </p>
          <h1 className="type-display mt-4 text-title">{t('title')}</h1>
          <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
        </div>
        {approved && filled && desk.profile.slug && <PublicProfileLink slug={desk.profile.slug} />}
      </header>
      {(isPending || (desk && !tab)) && (
        <SkeletonGroup label={t('loading')}>
          <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
            {DESK_TABS.map((one) => (
              <Skeleton key={one} className="h-32" />
            ))}
          </div>
          <Skeleton className="mt-8 h-80" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {desk && tab && (
        <>
          <StatCards desk={desk} live={approved && filled && desk.profile.slug !== null} />
          {desk.hidden_groups > 0 && <HiddenGroups count={desk.hidden_groups} />}
          {approved && !filled && <p className="text-lead">{t('fillProfile')}</p>}
          <DeskTabs desk={desk} owner={user.id} otherTabs={otherTabs} tab={tab} onTab={onTab} />
        </>
      )}
    </div>
  )
}

/** Groups that were offered before they needed a link: members do not see them until there is one. */
function HiddenGroups({ count }: { count: number }) {
  const { t } = useTranslation('coach-desk')
  return (
    <Notice
      tone="warn"
      title={t('hiddenGroups.title', { count })}
      action={
        <Link to="/coach-dashboard?tab=calendar" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('hiddenGroups.action')}
        </Link>
      }
    >
      {t('hiddenGroups.text')}
    </Notice>
  )
}

function PublicProfileLink({ slug }: { slug: string }) {
  const { t } = useTranslation('coach-desk')
  const path = `/coach/${slug}/profile`
  if (!pageExists(path)) return null
  return (
    <Link to={path} className={buttonClass({ variant: 'secondary' })}>
      {t('publicProfile')}
    </Link>
  )
}

type DeskTabsProps = { desk: Desk; owner: string; tab: string } & Pick<CoachDeskProps, 'otherTabs' | 'onTab'>

function DeskTabs({ desk, owner, otherTabs, tab, onTab }: DeskTabsProps) {
  const { t } = useTranslation('coach-desk')
  const panels = {
    services: <OfferList key="services" tab="services" owner={owner} />,
    products: <OfferList key="products" tab="products" owner={owner} />,
    seminars: <OfferList key="seminars" tab="seminars" owner={owner} />,
    profile: <DeskProfileForm profile={desk.profile} owner={owner} />,
  }
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[...otherTabs, ...DESK_TABS.map((id) => ({ id, label: t(`tabs.${id}`), panel: panels[id] }))]}
      chosen={tab}
      onChoose={onTab}
    />
  )
}
