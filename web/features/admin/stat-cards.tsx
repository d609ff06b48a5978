import type { UseQueryResult } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import type { readAdminStats } from '#contract/admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadState } from './load-state.tsx'

/** Each card links to the list it counts. */
export function StatCards({ query }: { query: UseQueryResult<Output<typeof readAdminStats>> }) {
  const { t } = useTranslation('admin')
  const { number } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const stats = query.data
  const cards = stats && [
    { label: t('stats.users'), figures: [number(stats.total_users)], path: '/admin?tab=users' },
    { label: t('stats.coaches'), figures: [number(stats.active_coaches)], path: '/admin?tab=users&role=coach' },
    { label: t('stats.pending'), figures: [number(stats.pending_approvals)], path: '/admin?tab=pending' },
    {
      label: t('stats.revenue'),
      figures: revenueOf(stats).map(({ currency, amount_minor }) => exactMoney(amount_minor, currency)),
      path: '/admin?tab=transactions&status=completed',
    },
  ]
  // All numbers have one size, in which the longest fits on its line.
  const letters = Math.max(...(cards ?? []).flatMap(({ figures }) => figures.map((figure) => figure.length)))
  return (
    <section aria-label={t('stats.label')} className="grid gap-4">
      <LoadState query={query} label={t('stats.loading')} shape="h-28" />
      {cards && (
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
          {cards.map(({ label, figures, path }) => (
            <Card key={path} as="li" leads flush className="grid content-between gap-3 p-4 sm:p-5">
              <Link to={path} data-cover className="type-eyebrow pe-4">
                {label}
              </Link>
              <div className="@container" style={{ '--letters': letters } as CSSProperties}>
                {figures.map((figure) => (
                  <p
                    key={figure}
                    className="type-display text-[min(clamp(1.5rem,1rem+2.4vw,2.5rem),calc(100cqi/(var(--letters)*0.52)))] whitespace-nowrap tabular-nums"
                  >
                    {figure}
                  </p>
                ))}
              </div>
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Without any revenue the card shows zero dollars, the first currency of a new installation. */
function revenueOf({ revenue }: Output<typeof readAdminStats>) {
  return revenue.length > 0 ? revenue : [{ currency: 'USD', amount_minor: 0 }]
}
