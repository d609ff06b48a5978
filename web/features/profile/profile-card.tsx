import Settings from 'lucide-react/icons/settings'
import type { ReactNode } from 'react'
import { may } from '#contract/access.ts'
import { firstName } from '#contract/display-name.ts'
import type { Session } from '#contract/session.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { displayName } from './display-name.ts'
import { isApprovedCoach, knownMembership, membershipVariant, partOfDay } from './membership.ts'

type ProfileCardProps = {
  user: Session['user']
  /** The member's name in the Network, where it is known. */
  handle?: string | null | undefined
  /** Beside the name, and below it: the streak, where it is known. */
  aside?: ReactNode
  footer?: ReactNode
}

export function ProfileCard({ user, handle, aside, footer }: ProfileCardProps) {
  const { t } = useTranslation('profile')
  const { profile } = user
  const name = displayName(user)
  const called = name === undefined ? t('warrior') : firstName(name)
  return (
    <Card as="section" flush aria-labelledby="who">
      <div className="flex flex-col gap-x-8 gap-y-7 p-6 xl:flex-row xl:items-center">
        <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-5 sm:gap-x-6 sm:gap-y-3">
          <Avatar
            id={profile.user_id}
            src={profile.avatar_url}
            size="large"
            className="sm:row-span-2 sm:size-32 sm:self-start"
          />
          <h1 id="who" className="type-display text-[clamp(2.125rem,1.5rem+2.5vw,3.25rem)] [overflow-wrap:anywhere]">
            {t(`greeting.${partOfDay(new Date().getHours())}`, { name: called })}
          </h1>
          <div className="col-span-2 sm:col-span-1">
            {name !== undefined && name !== called && <p className="mb-2 text-lead wrap-anywhere">{name}</p>}
            {/* In one line, so that nothing shifts when the handle has been loaded. */}
            <p className="flex items-center gap-x-4">
              <Badge variant={membershipVariant(profile.membership_type)}>
                {t(`membership.${knownMembership(profile.membership_type)}`)}
              </Badge>
              {handle && <Handle handle={handle} profile={profile} />}
            </p>
            <ProfileLinks profile={profile} />
          </div>
        </div>
        {aside}
      </div>
      {footer && <div className="border-t border-line px-6 py-4">{footer}</div>}
    </Card>
  )
}

/** Leads to the page that others see, where the member may open it. */
function Handle({ handle, profile }: { handle: string } & Pick<Session['user'], 'profile'>) {
  if (!may('enter-network', profile.membership_type)) return <span className="truncate text-muted">@{handle}</span>
  return (
    <Link to={`/people/${handle}`} className="truncate text-muted hover:underline">
      @{handle}
    </Link>
  )
}

/** Links to the pages this member may open; pages that do not exist are left out. */
function ProfileLinks({ profile }: Pick<Session['user'], 'profile'>) {
  const { t } = useTranslation('profile')
  return (
    <div className="-ms-1 mt-5 flex flex-wrap gap-2">
      {isApprovedCoach(profile) && (
        <Link to="/coach-dashboard" className={buttonClass({ size: 'small' })}>
          {t('coachDashboard')}
        </Link>
      )}
      {!may('enter-network', profile.membership_type) && (
        <Link to="/network" className={buttonClass({ size: 'small' })}>
          {t('upgrade')}
        </Link>
      )}
      {may('administer', profile.membership_type) && (
        <Link to="/admin" className={buttonClass({ size: 'small' })}>
          {t('adminDashboard')}
        </Link>
      )}
      <Link to="/settings" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <Settings aria-hidden="true" className="size-4" />
        {t('settings')}
      </Link>
    </div>
  )
}
