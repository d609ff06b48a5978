import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isCoach } from '#contract/access.ts'
import type { CoachApplication } from '#contract/coach-applications.ts'
import type { Session } from '#contract/session.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { MemberForm } from './member-form.tsx'
import { ownApplicationQuery } from './queries.ts'
import { ReviewCard } from './review-card.tsx'
import { type Standing, standingOf } from './standing.ts'

export function MemberApplication({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('coach-applications')
  return (
    <div className="grid max-w-3xl gap-8">
      <header>
        <p className="type-eyebrow mb-3">{t('member.eyebrow')}</p>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 text-lead text-muted">{t('member.lead')}</p>
      </header>
      {isCoach(user.profile) ? <AlreadyCoach /> : <OwnApplication user={user} />}
    </div>
  )
}

function AlreadyCoach() {
  const { t } = useTranslation('coach-applications')
  return (
    <SectionCard title={t('coach.title')} text={t('coach.text')}>
      <div>
        <Link to="/coach-dashboard" className={buttonClass()}>
          {t('coach.open')}
        </Link>
      </div>
    </SectionCard>
  )
}

function OwnApplication({ user }: { user: Session['user'] }) {
  const { t } = useTranslation(['coach-applications', 'common'])
  const { data, isPending, isError, isFetching, refetch } = useQuery(ownApplicationQuery(user.profile.coach_status))
  if (isPending) {
    return (
      <SkeletonGroup label={t('member.loading')} className="grid gap-4">
        <Skeleton className="h-80" />
      </SkeletonGroup>
    )
  }
  if (isError && data === undefined) {
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  }
  return <Stands standing={standingOf(user.profile, data)} application={data} user={user} />
}

type StandsProps = { standing: Standing; application: CoachApplication | null; user: Session['user'] }

function Stands({ standing, application, user }: StandsProps) {
  const { t } = useTranslation('coach-applications')
  const before = useRef(standing)
  useEffect(() => {
    // The form is removed together with the focused button.
    if (before.current !== standing) document.getElementById('content')?.focus()
    before.current = standing
  }, [standing])
  if (standing === 'pending') {
    return (
      <ReviewCard sentAt={application?.created_at}>
        <div>
          <Link to="/dashboard" className={buttonClass({ variant: 'secondary' })}>
            {t('review.dashboard')}
          </Link>
        </div>
      </ReviewCard>
    )
  }
  return (
    <>
      {standing === 'denied' && (
        <SectionCard
          title={t('denied.title')}
          text={t('denied.text')}
          state={<Badge variant="quiet">{t('denied.status')}</Badge>}
        >
          {application?.reason && (
            <div>
              <p className="type-eyebrow">{t('denied.reason')}</p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{application.reason}</p>
            </div>
          )}
          <div>
            <Link to="/support" className={buttonClass({ variant: 'ghost', size: 'small' })}>
              {t('denied.support')}
            </Link>
          </div>
        </SectionCard>
      )}
      <SectionCard title={standing === 'denied' ? t('member.again') : t('member.form')}>
        <MemberForm user={user} former={application} />
      </SectionCard>
    </>
  )
}
