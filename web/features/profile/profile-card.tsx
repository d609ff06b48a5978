import { Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageExists } from '#contract/pages.ts'
import type { Session } from '#contract/session.ts'
import { Link } from '#web/navigation/link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { displayName, handleOf } from './display-name.ts'
import { isApprovedCoach, knownMembership, membershipVariant, partOfDay } from './membership.ts'

export function ProfileCard({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('profile')
  const { profile } = user
  const name = displayName(user) ?? t('warrior')
  return (
    <Card as="section" className="flex flex-col gap-6 sm:flex-row sm:items-center" aria-labelledby="who">
      <Avatar id={profile.user_id} src={profile.avatar_url} size="huge" />
      <div className="min-w-0 flex-1">
        <h1 id="who" className="type-display text-title [overflow-wrap:anywhere]">
          {t(`greeting.${partOfDay(new Date().getHours())}`, { name })}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge variant={membershipVariant(profile.membership_type)}>
            {t(`membership.${knownMembership(profile.membership_type)}`)}
          </Badge>
          <span className="text-muted [overflow-wrap:anywhere]">{handleOf(user)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 sm:flex-col sm:items-stretch">
        {isApprovedCoach(profile) && pageExists('/coach-dashboard') && (
          <Link to="/coach-dashboard" className={buttonClass()}>
            {t('coachDashboard')}
          </Link>
        )}
        {knownMembership(profile.membership_type) === 'free_member' && pageExists('/network') && (
          <Link to="/network" className={buttonClass()}>
            {t('upgrade')}
          </Link>
        )}
        {profile.membership_type === 'admin' && (
          <Link to="/admin" className={buttonClass()}>
            {t('adminDashboard')}
          </Link>
        )}
        <Link to="/settings" className={buttonClass({ variant: 'secondary' })}>
          <Settings aria-hidden="true" className="size-5" />
          {t('settings')}
        </Link>
      </div>
    </Card>
  )
}
