import { useTranslation } from 'react-i18next'
import { useFormats } from '#web/i18n/formats.ts'
import { Card } from '#web/ui/card.tsx'
import { dayNumber } from './day-number.ts'

export function DaysCard({ since }: { since: string }) {
  const { t } = useTranslation('profile')
  const { date, number } = useFormats()
  const count = dayNumber(new Date(since), new Date())
  return (
    <Card as="section" className="grid content-center" aria-labelledby="days">
      <h2 id="days" className="flex flex-wrap items-baseline gap-x-4">
        <span className="type-display text-[clamp(4.5rem,9vw,7rem)] leading-[0.85] text-fire tabular-nums">
          {number(count)}
        </span>{' '}
        <span className="type-display text-heading">{t('days.count', { count })}</span>
      </h2>
      <p className="mt-3 text-muted">{t('days.since', { date: date(since) })}</p>
    </Card>
  )
}
