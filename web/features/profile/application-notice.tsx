import type { Profile } from '#contract/profile.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type ApplicationStatus = NonNullable<Profile['coach_status']>

export const APPLICATION_VARIANTS: Record<ApplicationStatus, BadgeVariant> = {
  pending: 'ember',
  approved: 'blood',
  denied: 'quiet',
}

/** Nothing for someone who never applied. */
export function ApplicationNotice({ status }: { status: Profile['coach_status'] }) {
  const { t } = useTranslation('profile')
  if (!status) return null
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <h2>
        <Badge variant={APPLICATION_VARIANTS[status]}>{t(`application.${status}.badge`)}</Badge>
      </h2>
      <p className="min-w-56 flex-1 text-muted">{t(`application.${status}.note`)}</p>
      <ApplicationLink status={status} />
    </Card>
  )
}

/** The actions on an application; an approved one has none. */
export function ApplicationLink({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('profile')
  if (status === 'approved') return null
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/internal-coach-signup" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {t(`application.${status}.open`)}
      </Link>
      {status === 'denied' && (
        <Link to="/support" className={buttonClass({ variant: 'ghost', size: 'small' })}>
          {t('support')}
        </Link>
      )}
    </div>
  )
}
