import { type ReactNode, useId } from 'react'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { InkCircle } from '#web/ui/ink.tsx'

type ReviewCardProps = {
  /** When it was sent, if known. */
  sentAt?: string | undefined
  children?: ReactNode
}

/** Says that the application is being reviewed, and how long that takes. */
export function ReviewCard({ sentAt, children }: ReviewCardProps) {
  const { t } = useTranslation('coach-applications')
  const { date } = useFormats()
  const headingId = useId()
  return (
    <Card as="section" tone="fire" aria-labelledby={headingId} className="grid gap-5">
      <div className="absolute inset-px -z-1 overflow-clip">
        <InkCircle seed="review" className="absolute -end-16 -top-16 size-48 text-ember opacity-30" />
      </div>
      <p>
        <Badge variant="ember">{t('review.status')}</Badge>
      </p>
      <h2 id={headingId} className="type-display text-heading">
        {t('review.title')}
      </h2>
      <p className="max-w-prose">{t('review.text')}</p>
      {sentAt && <p className="text-sm text-muted">{t('review.sent', { date: date(sentAt) })}</p>}
      {children}
    </Card>
  )
}
