import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PlanOffer } from '#contract/memberships.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { planPath } from '#web/network/paths.ts'
import { savedAYear } from '#web/network/prices.ts'
import { membershipQuery } from '#web/network/queries.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tick } from '#web/ui/glyphs.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Row = { name: 'arsenal' | 'marketplace' | 'taste' | 'spaces' | 'live' | 'events' | 'business'; free: boolean }

const ROWS: Row[] = [
  { name: 'arsenal', free: true },
  { name: 'marketplace', free: true },
  { name: 'taste', free: true },
  { name: 'spaces', free: false },
  { name: 'live', free: false },
  { name: 'events', free: false },
  { name: 'business', free: false },
]

/** What Free and Elite give, and what Elite costs. */
export function Comparison() {
  const { t } = useTranslation('pitch')
  const section = useRef<HTMLElement>(null)
  // A link from another page leads here: the router looked for this place before it was on the screen.
  useEffect(() => {
    if (window.location.hash === '#compare') section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} id="compare" aria-labelledby="compare-title" className="grid scroll-mt-20 gap-8">
      <h2 id="compare-title" className="type-display text-title">
        {t('compare.title')}
      </h2>
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{t('compare.title')}</caption>
        <thead>
          <tr className="border-b-2 border-text">
            <th scope="col" className="type-eyebrow py-3 pe-3 text-start">
              {t('compare.what')}
            </th>
            <th scope="col" className="type-display w-20 px-2 py-3 text-center text-subheading sm:w-32">
              {t('compare.free')}
            </th>
            <th scope="col" className="type-display w-20 px-2 py-3 text-center text-subheading text-gilt sm:w-32">
              {t('compare.elite')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, free }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-3.5 pe-3 text-start font-normal">
                {t(`compare.rows.${name}`)}
              </th>
              <Cell isIn={free} />
              <Cell isIn />
            </tr>
          ))}
          <tr className="border-b border-line">
            <th scope="row" className="py-3.5 pe-3 text-start font-normal">
              {t('compare.rows.messages')}
            </th>
            <td className="px-2 py-3.5 text-center text-sm">{t('compare.standard')}</td>
            <td className="px-2 py-3.5 text-center text-sm font-semibold">{t('compare.more')}</td>
          </tr>
        </tbody>
      </table>
      <Plans />
    </section>
  )
}

function Cell({ isIn }: { isIn: boolean }) {
  const { t } = useTranslation('pitch')
  return (
    <td className="px-2 py-3.5 text-center">
      {isIn ? (
        <Tick className="mx-auto size-5 text-danger" />
      ) : (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{isIn ? t('compare.yes') : t('compare.no')}</span>
    </td>
  )
}

function Plans() {
  const { t } = useTranslation(['pitch', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(membershipQuery)
  if (!data && isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('compare.pricesFailed')}
      </RetryNotice>
    )
  return (
    <>
      {data && data.trial_days > 0 && (
        <p className="text-lead font-semibold text-gilt">{t('compare.trial', { count: data.trial_days })}</p>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {data
          ? data.plans.map((offer) => <Plan key={offer.plan} offer={offer} saved={savedAYear(data.plans, offer)} />)
          : ['elite_monthly', 'elite_yearly'].map((name) => (
              <li key={name}>
                <Skeleton className="h-60" />
              </li>
            ))}
      </ul>
    </>
  )
}

function Plan({ offer: { plan, every, price_minor, currency }, saved }: { offer: PlanOffer; saved: number }) {
  const { t } = useTranslation('pitch')
  const { money } = useMoneyFormats()
  return (
    <Card as="li" tone={every === 'year' ? 'brass' : 'plain'} className="grid content-between gap-6">
      <div>
        <div className="flex flex-wrap items-center gap-3 pe-4">
          <h3 className="type-display text-subheading">{t(`compare.plan.${plan}`)}</h3>
          {saved > 0 && <Badge variant="brass">{t('compare.saved', { amount: money(saved, currency) })}</Badge>}
        </div>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span className="type-display text-[clamp(3.5rem,6vw,5.5rem)]">{money(price_minor, currency)}</span>
          <span className="text-muted">{t(`compare.${every}`)}</span>
        </p>
        <p className="mt-3 text-sm text-muted">{t(`compare.note.${every}`)}</p>
      </div>
      <p>
        <Link to={planPath(plan)} className={buttonClass({ variant: every === 'year' ? 'primary' : 'secondary' })}>
          {t(`compare.choose.${plan}`)}
        </Link>
      </p>
    </Card>
  )
}
