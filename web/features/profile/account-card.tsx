import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { APPLICATION_VARIANTS } from './application-notice.tsx'
import { knownMembership, membershipVariant } from './membership.ts'

/** What the account is, as opposed to what can be done with it. */
export function AccountCard({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('profile')
  const { date } = useFormats()
  const { profile } = user
  const dates = [
    [t('account.memberSince'), profile.created_at],
    [t('account.lastUpdated'), profile.updated_at],
    [t('account.upgradedOn'), profile.upgraded_at],
  ] as const
  return (
    <Card as="section" className="grid gap-5" aria-labelledby="account">
      <div className="flex flex-wrap items-center gap-3 pe-4">
        <h2 id="account" className="type-display text-subheading">
          {t('account.title')}
        </h2>
        <Badge variant={membershipVariant(profile.membership_type)}>
          {t(`membership.${knownMembership(profile.membership_type)}`)}
        </Badge>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <dt className="text-sm text-muted">{t('account.email')}</dt>
          <dd className="[overflow-wrap:anywhere]">{user.email}</dd>
          <dd className="text-sm text-muted">{t('account.emailFixed')}</dd>
        </div>
        {dates.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd>{date(value)}</dd>
              </div>
            ),
        )}
        {profile.coach_status && (
          <div className="sm:col-span-2">
            <dt className="mb-1 text-sm text-muted">{t('application.title')}</dt>
            <dd className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Badge variant={APPLICATION_VARIANTS[profile.coach_status]}>
                {t(`application.${profile.coach_status}.short`)}
              </Badge>
              <span className="text-muted">{t(`application.${profile.coach_status}.note`)}</span>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
