import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/profile.ts'
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

export const APPLICATION_VARIANTS: Record<NonNullable<Profile['coach_status']>, BadgeVariant> = {
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
    </Card>
  )
}
