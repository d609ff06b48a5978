import type { CSSProperties } from 'react'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Card } from '#web/ui/card.tsx'
import type { Desk } from './desk-changes.ts'

type StatCardsProps = { desk: Desk; live: boolean }

export function StatCards({ desk, live }: StatCardsProps) {
  const { t } = useTranslation('coach-desk')
  const { number } = useFormats()
  const stats = [
    ['services', number(desk.counts.services)],
    ['products', number(desk.counts.products)],
    ['active', number(desk.counts.active)],
    ['status', live ? t('stats.live') : t('stats.notLive')],
  ] as const
  // All values have one size, in which the longest word fits on its line.
  const letters = Math.max(...stats.flatMap(([, value]) => value.split(' ').map(({ length }) => length)))
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4" style={{ '--letters': letters } as CSSProperties}>
      {stats.map(([name, value]) => (
        <Card
          key={name}
          tone={name === 'status' && live ? 'fire' : 'plain'}
          className="@container flex flex-col-reverse justify-end gap-2"
        >
          <dt>
            <span className="type-eyebrow block">{t(`stats.${name}`)}</span>
            {name === 'status' && <span className="block text-sm text-muted">{t('stats.statusOf')}</span>}
          </dt>
          <dd className="type-display text-[min(clamp(2rem,1.4rem+2.2vw,3.25rem),calc(100cqi/(var(--letters)*0.5)))]">
            {value}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
