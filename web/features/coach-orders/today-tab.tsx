import { useQuery } from '@tanstack/react-query'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { LoadState } from './load-state.tsx'
import { OrderLine } from './order-line.tsx'
import { type Today, todayQuery } from './queries.ts'

/** The next sessions, who is due, unpaid or silent, and the seminars to come. */
export function TodayTab() {
  const { t } = useTranslation('coach-orders')
  const query = useQuery(todayQuery)
  const today = query.data
  const isClear =
    today && [today.sessions, today.due, today.unpaid, today.silent, today.seminars].every(({ length }) => length === 0)
  return (
    <div className="grid gap-8">
      <h2 className="sr-only">{t('today.title')}</h2>
      <LoadState query={query} label={t('today.loading')} />
      {isClear && (
        <EmptyState
          seed="coach today"
          headingLevel={3}
          icon={<Sun aria-hidden="true" className="size-10" />}
          title={t('today.clear')}
        >
          {t('today.clearText')}
        </EmptyState>
      )}
      {today && !isClear && (
        <>
          {today.sessions.length > 0 && <Sessions sessions={today.sessions} />}
          <Due today={today} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {today.seminars.length > 0 && <Seminars seminars={today.seminars} />}
            {today.silent.length > 0 && <Silent silent={today.silent} />}
            {today.unpaid.length > 0 && <Unpaid unpaid={today.unpaid} />}
          </div>
        </>
      )}
    </div>
  )
}

function Due({ today: { due, due_count } }: { today: Today }) {
  const { t } = useTranslation('coach-orders')
  if (due.length === 0) return <p className="text-lead text-muted">{t('today.noDue')}</p>
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="type-display text-heading">{t('today.due')}</h3>
        <p className="mt-2 text-muted">{t('today.dueText')}</p>
      </div>
      <ul className="grid gap-4">
        {due.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {due_count > due.length && (
        <Link
          to="/coach-dashboard?tab=orders"
          className={buttonClass({ variant: 'secondary', size: 'small', className: 'justify-self-start' })}
        >
          {t('today.allDue', { count: due_count })}
        </Link>
      )}
    </section>
  )
}

function Sessions({ sessions }: Pick<Today, 'sessions'>) {
  const { t } = useTranslation('coach-orders')
  const { shortMomentIn } = useFormats()
  return (
    <SectionCard title={t('today.sessions')}>
      <Lines>
        {sessions.map(({ booking_id, title, names, starts_at, minutes }) => (
          <Line key={booking_id} name={names.join(', ')} title={title}>
            <span className="flex flex-wrap items-center justify-between gap-3">
              {t('today.at', { when: shortMomentIn(undefined, starts_at), minutes })}
              <Link
                to={`/bookings/${booking_id}`}
                aria-label={`${t('today.toSession')}: ${title}`}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                {t('today.toSession')}
              </Link>
            </span>
          </Line>
        ))}
      </Lines>
    </SectionCard>
  )
}

function Silent({ silent }: Pick<Today, 'silent'>) {
  const { t } = useTranslation('coach-orders')
  const { shortDate } = useFormats()
  return (
    <SectionCard title={t('today.silent')} text={t('today.silentText')}>
      <Lines>
        {silent.map(({ number, title, buyer_name, left, expires_at }) => (
          <Line key={number} name={buyer_name} title={title}>
            {t('today.left', { count: left })}, {t('today.until', { date: shortDate(expires_at) })}
          </Line>
        ))}
      </Lines>
    </SectionCard>
  )
}

function Unpaid({ unpaid }: Pick<Today, 'unpaid'>) {
  const { t } = useTranslation('coach-orders')
  const { dateTime } = useFormats()
  return (
    <SectionCard title={t('today.unpaid')} text={t('today.unpaidText')}>
      <Lines>
        {unpaid.map(({ number, title, buyer_name, created_at }) => (
          <Line key={number} name={buyer_name} title={title}>
            {t('today.startedOn', { moment: dateTime(created_at) })}
          </Line>
        ))}
      </Lines>
    </SectionCard>
  )
}

function Seminars({ seminars }: Pick<Today, 'seminars'>) {
  const { t } = useTranslation('coach-orders')
  const { dateTime, number } = useFormats()
  return (
    <SectionCard title={t('today.seminars')}>
      <Lines>
        {seminars.map(({ offer_id, title, starts_at, seats, seats_taken, waiting }) => {
          const taken = t('today.seats', { taken: number(seats_taken), seats: number(seats) })
          return (
            <Line key={offer_id} name={title} title={dateTime(starts_at)}>
              <span className="mt-1.5 grid gap-1.5">
                <Progress label={title} value={seats_taken} max={seats} valueText={taken} tone="brass" />
                <span>
                  {taken}
                  {waiting > 0 && `, ${t('today.waiting', { count: waiting })}`}
                </span>
              </span>
            </Line>
          )
        })}
      </Lines>
    </SectionCard>
  )
}

function Lines({ children }: { children: ReactNode }) {
  return <ul className="grid divide-y divide-line border-t border-line">{children}</ul>
}

function Line({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <li className="grid gap-0.5 py-3 [overflow-wrap:anywhere]">
      <bdi className="font-semibold">{name}</bdi>
      <span>{title}</span>
      <span className="text-sm text-muted">{children}</span>
    </li>
  )
}
