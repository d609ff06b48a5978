import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { type ReactNode, useId, useState } from 'react'
import type { BookingAction } from '#contract/booking-rules.ts'
import type { BookingLine } from '#contract/bookings.ts'
import { dayIn } from '#web/api/days.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { HoldClock } from '#web/offers/hold-clock.tsx'
import { bookAgainPath, bookPath } from '#web/offers/sessions-query.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { BothTimes } from './both-times.tsx'
import { bookingPath, calendarPath } from './queries.ts'

const CancelDialog = lateDialog(
  () => import('./cancel-dialog.tsx'),
  (module) => module.CancelDialog,
)

type BookingTicketProps = { booking: BookingLine; zone: string; isNext?: boolean }

/** A booking as a ticket: what and with whom on the left, the day on the stub. */
export function BookingTicket({ booking, zone, isNext = false }: BookingTicketProps) {
  const { t } = useTranslation('bookings')
  const headingId = useId()
  const { id, side, seller, names, starts_at, coach_zone, minutes, meeting_kind, state, held_until } = booking
  const people = side === 'coach' ? names : [seller.name]
  const title = useTitle(booking)
  return (
    <Card as="li" flush tone={isNext ? 'chosen' : 'plain'} aria-labelledby={headingId} className="@container min-w-0">
      <div className="ticket-body">
        <div className="grid min-w-0 grow content-start gap-3 p-5 sm:p-6">
          <p className="type-eyebrow [overflow-wrap:anywhere]">
            {[isNext && t('list.next'), people.length > 0 && t('list.with', { names: people.join(', ') })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h3 id={headingId} className="type-display text-subheading [overflow-wrap:anywhere]">
            <Link to={bookingPath(id)} className="hover:underline">
              {title}
            </Link>
          </h3>
          <BothTimes starts_at={starts_at} zone={zone} coach_zone={coach_zone} besideDay />
          <p className="text-sm text-muted">
            {t('minutes', { count: minutes })} · {t(`meetingShort.${meeting_kind}`)}
          </p>
          <Badges booking={booking} />
          {state === 'held' && held_until && side === 'member' && <HoldClock until={held_until} />}
          <Actions booking={booking} title={title} />
        </div>
        <Stub day={dayIn(zone, starts_at)} />
      </div>
    </Card>
  )
}

/** Sessions of one package have the same title: they are told apart by their number. */
function useTitle({ title, package_place }: BookingLine): string {
  const { t } = useTranslation('bookings')
  return package_place ? t('list.nth', { title, ...package_place }) : title
}

function Stub({ day }: { day: string }) {
  const { weekday, month } = useFormats()
  return (
    <p aria-hidden="true" className="on-ink ticket-stub">
      <span className="type-eyebrow">{weekday(day)}</span>
      <span className="type-display text-title">{Number(day.slice(8))}</span>
      <span className="type-eyebrow">{month(day)}</span>
    </p>
  )
}

const LOOKS: Record<BookingLine['state'], BadgeVariant> = {
  held: 'ember',
  confirmed: 'brass',
  cancelled: 'quiet',
  expired: 'quiet',
}

function Badges({ booking }: { booking: BookingLine }) {
  const { t } = useTranslation('bookings')
  const { side, state, outcome, seats, package_order_id, seller, names } = booking
  const name = side === 'coach' ? names.join(', ') : seller.name
  const notes = [
    side === 'coach' && t('list.asCoach'),
    seats > 1 && t('list.group'),
    package_order_id && t('list.ofPackage'),
    outcome === 'attended' && t('outcome.attended'),
    outcome &&
      outcome !== 'attended' &&
      (outcome === `${side}_absent` ? t('outcome.you') : t('outcome.other', { name })),
  ].filter((note) => typeof note === 'string')
  return (
    <ul className="flex flex-wrap gap-2">
      {/* How it went says more than that it was booked. */}
      {!(state === 'confirmed' && outcome) && (
        <li>
          <Badge variant={LOOKS[state]}>{t(`state.${state}`)}</Badge>
        </li>
      )}
      {notes.map((note) => (
        <li key={note}>
          <Badge>{note}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** Exactly what the server allows, and that has its place here; the rest is on the page of the session. */
function Actions({ booking, title }: { booking: BookingLine; title: string }) {
  const { t } = useTranslation('bookings')
  const [isCancelling, setCancelling] = useState(false)
  const { id, offer_id, order_id, package_order_id, state, actions } = booking
  const may = (action: BookingAction) => actions.includes(action)
  const payAt = offer_id ? bookPath(offer_id) : order_id && `/purchases/${order_id}`
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-1">
      {may('pay') && payAt && (
        <ActionLink to={payAt} title={title} look="primary">
          {t('act.pay')}
        </ActionLink>
      )}
      {may('join') && (
        <ActionLink to={bookingPath(id)} title={title} look="primary">
          {t('act.join')}
        </ActionLink>
      )}
      {may('move') && offer_id && (
        <ActionLink to={`${bookPath(offer_id)}?move=${id}`} title={title}>
          {t('act.move')}
        </ActionLink>
      )}
      {may('book_again') && offer_id && (
        <ActionLink to={bookAgainPath(offer_id, package_order_id)} title={title}>
          {t('act.again')}
        </ActionLink>
      )}
      {state === 'confirmed' && may('cancel') && (
        <a
          href={calendarPath(id)}
          download
          aria-label={`${t('act.calendar')}: ${title}`}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t('act.calendar')}
        </a>
      )}
      {may('cancel') && (
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          aria-label={`${t('act.cancel')}: ${title}`}
          onClick={() => setCancelling(true)}
        >
          {t('act.cancel')}
        </Button>
      )}
      {isCancelling && <CancelDialog id={id} onClose={() => setCancelling(false)} />}
    </div>
  )
}

type ActionLinkProps = { to: string; title: string; look?: 'primary' | 'text'; children: ReactNode }

function ActionLink({ to, title, look = 'text', children }: ActionLinkProps) {
  return (
    <Link to={to} aria-label={`${children}: ${title}`} className={buttonClass({ variant: look, size: 'small' })}>
      {children}
    </Link>
  )
}
