import type { ReactNode } from 'react'
import { FREE_CANCEL_HOURS } from '#contract/booking-rules.ts'
import type { MeetingKind } from '#contract/calendar-rules.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Card } from '#web/ui/card.tsx'
import { BothTimes } from './both-times.tsx'

type ChosenTimeProps = {
  starts_at: string
  zone: string
  coach_zone: string
  minutes: number
  meeting_kind: MeetingKind
  name: string
  /** In the head of the card. */
  title: ReactNode
  price?: ReactNode
  /** What comes back when the member cannot come. */
  rule?: string
  children: ReactNode
}

/** Everything about a time before it is booked: when for both, how long, where, and what cancelling costs. */
export function ChosenTime(props: ChosenTimeProps) {
  const { starts_at, zone, coach_zone, minutes, meeting_kind, name, title, price, rule, children } = props
  const { t } = useTranslation('bookings')
  return (
    <Card as="section" tone="chosen" aria-labelledby="chosen-time" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
        <h2 id="chosen-time" className="type-display text-subheading">
          {title}
        </h2>
        {price && <p className="type-display text-heading text-fire">{price}</p>}
      </div>
      <dl className="grid gap-3">
        <Fact name={t('chosen.when')}>
          <BothTimes starts_at={starts_at} zone={zone} coach_zone={coach_zone} />
        </Fact>
        <Fact name={t('chosen.length')}>{t('minutes', { count: minutes })}</Fact>
        <Fact name={t('chosen.meeting')}>{t(`meeting.${meeting_kind}`, { name })}</Fact>
        {rule && <Fact name={t('chosen.rule')}>{rule}</Fact>}
      </dl>
      {children}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-4">
      <dt className="type-eyebrow pt-1">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const HOUR_MS = 60 * 60_000

export type PaidWith = 'order' | 'package' | 'nothing'

const freeUntil = (starts_at: string) => Date.parse(starts_at) - FREE_CANCEL_HOURS * HOUR_MS

/** It begins so soon that nothing comes back. */
export const isLate = (starts_at: string) => freeUntil(starts_at) <= serverNow()

/** The rule in dates instead of hours. `paid`: with an order of its own, with a session of a package, or not at all. */
export function useCancelRule(zone: string) {
  const { t } = useTranslation('bookings')
  const { shortMomentIn } = useFormats()
  return (starts_at: string, paid: PaidWith): string => {
    if (paid === 'nothing') return t('rule.free')
    if (isLate(starts_at)) return t(`rule.late.${paid}`)
    return t(`rule.${paid}`, { when: shortMomentIn(zone, new Date(freeUntil(starts_at)).toISOString()) })
  }
}
