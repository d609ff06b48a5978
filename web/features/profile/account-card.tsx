import type { Profile } from '#contract/profile.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { SectionCard } from '#web/ui/section-card.tsx'

export function AccountCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { date } = useFormats()
  const dates = [
    [t('account.memberSince'), profile.created_at],
    [t('account.lastUpdated'), profile.updated_at],
    [t('account.upgradedOn'), profile.upgraded_at],
  ] as const
  return (
    <SectionCard title={t('account.title')}>
      <dl className="grid gap-3">
        {dates.map(
          ([term, moment]) =>
            moment && (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd>
                  <time dateTime={moment}>{date(moment)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
    </SectionCard>
  )
}
