import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { bookAgainPath, bookPath } from '#web/offers/sessions-query.ts'
import { latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { Term } from '#web/ui/term.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { cancelLineOf } from './cancel-line.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { bookingQuery, calendarPath, isMissing } from './queries.ts'
import { SessionAgenda, SessionBrief } from './session-brief.tsx'
import { SessionDoor } from './session-door.tsx'
import { CoachPresence, SessionPeople } from './session-people.tsx'
import { SessionTime } from './session-time.tsx'

/** Most people open the page before the session. */
const SessionRecap = latePart(
  () => import('./session-recap.tsx'),
  (module) => module.SessionRecap,
)

const SessionNotes = latePart(
  () => import('./session-notes.tsx'),
  (module) => module.SessionNotes,
)

type ViewProps = {
  user_id: string
  timeZone: string | undefined
  /** Asks before it cancels, and says what goes back. Of another feature. */
  CancelDialog: ComponentType<{ id: string; onClose: () => void }>
}
type SessionPageProps = ViewProps & {
  id: string
  /** Shown for a booking of someone else, as for one that does not exist. */
  missing: ReactNode
}

/** One booking, for both sides: before, during and after the session. */
export function SessionPage({ id, missing, ...view }: SessionPageProps) {
  const { t } = useTranslation(['session', 'common'])
  const { data: booking, error, isFetching, refetch } = useQuery(bookingQuery(id))
  if (isMissing(error)) return missing
  if (booking) return <SessionView booking={booking} {...view} />
  return (
    <div className="grid gap-8">
      <h1 className="type-display text-title">{t('title')}</h1>
      {error ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function SessionView({ booking, user_id, timeZone, CancelDialog }: ViewProps & { booking: Booking }) {
  const { t } = useTranslation('session')
  useNow()
  const now = serverNow()
  const { side, state, title, seller, names, seats, outcome, package_place } = booking
  const isOn = state === 'confirmed'
  const isOpen = now < Date.parse(booking.closes_at)
  const own = { booking, user_id, timeZone }
  return (
    <article className="grid gap-8">
      <header className="grid gap-3">
        <p className="text-sm">
          <Link to="/bookings" className="underline underline-offset-4">
            {t('back')}
          </Link>
        </p>
        <p className="type-eyebrow">{package_place ? t('nth', package_place) : t(seats > 1 ? 'group' : 'title')}</p>
        <h1 className="type-display text-title [overflow-wrap:anywhere]">{title}</h1>
        <p className="text-muted">
          {side === 'coach' ? (
            t('withMembers', { names: names.join(', ') || t('nobody') })
          ) : (
            <>
              {t('with')} <CoachLink seller={seller} />
            </>
          )}
        </p>
        {outcome && (
          <p>
            <OutcomeBadge outcome={outcome} side={side} name={otherName(booking)} />
          </p>
        )}
      </header>
      <StateNotice booking={booking} timeZone={timeZone} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          {isOn && isOpen && !outcome && <SessionDoor booking={booking} timeZone={timeZone} />}
          {isOn && !isOpen && side === 'member' && booking.actions.includes('say_absent') && (
            <CoachPresence booking={booking} timeZone={timeZone} />
          )}
          {isOn && <SessionRecap {...own} />}
          {isOn && <SessionAgenda {...own} mayWrite={side === 'coach' && now < Date.parse(booking.ends_at)} />}
          {(isOn || state === 'held') && side === 'member' && <SessionBrief {...own} />}
          {isOn && <SessionNotes {...own} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <FactsCard booking={booking} timeZone={timeZone} CancelDialog={CancelDialog} />
          {side === 'coach' && <SessionPeople booking={booking} timeZone={timeZone} />}
        </div>
      </div>
    </article>
  )
}

function CoachLink({ seller: { slug, name, kind } }: Pick<Booking, 'seller'>) {
  return (
    <Link
      to={kind === 'persona' ? `/coach/${slug}` : `/coach/${slug}/profile`}
      className="underline underline-offset-4"
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

type PartProps = { booking: Booking; timeZone: string | undefined }

/** For a booking that does not take place, or not yet. */
function StateNotice({ booking, timeZone }: PartProps) {
  const { t } = useTranslation('session')
  const { shortMomentIn } = useFormats()
  const { state, side, held_until, order_id, actions, cancelled_by, cancel_reason, offer_id, package_order_id } =
    booking
  const { settled, outcome, starts_at } = booking
  if (state === 'confirmed') return outcome === 'coach_absent' ? <AbsentNotice booking={booking} /> : null
  const again = actions.includes('book_again') && offer_id && (
    <Link
      // What was not paid in time may be free again; else the nearest times are shown.
      to={state === 'expired' ? bookPath(offer_id, starts_at) : bookAgainPath(offer_id, package_order_id)}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {t('act.again')}
    </Link>
  )
  if (state === 'held')
    return (
      <Notice
        tone="warn"
        title={t(`state.held.${side}`)}
        action={
          actions.includes('pay') &&
          order_id && (
            <Link to={`/purchases/${order_id}`} className={buttonClass({ size: 'small' })}>
              {t('act.pay')}
            </Link>
          )
        }
      >
        {held_until && t('state.heldUntil', { when: shortMomentIn(timeZone, held_until) })}
      </Notice>
    )
  if (state === 'expired') return <Notice title={t('state.expired')} action={again} />
  return (
    <Notice
      title={t(`state.cancelled.${side}.${cancelled_by ?? 'coach'}`, { name: cancelledName(booking) })}
      action={again}
    >
      {settled && <p>{t(`state.settled.${settled}`)}</p>}
      {cancel_reason && <p>{t('state.reason', { reason: cancel_reason })}</p>}
    </Notice>
  )
}

/** The coach did not come: what became of the money, and where the coach says that it is not so. */
function AbsentNotice({ booking: { side, settled, seller } }: Pick<PartProps, 'booking'>) {
  const { t } = useTranslation('session')
  if (side === 'member')
    return <Notice title={t('missed.member', { name: seller.name })}>{settled && t(`state.settled.${settled}`)}</Notice>
  return (
    <Notice
      tone="warn"
      title={t('missed.coach')}
      action={
        <Link to="/support" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('missed.object')}
        </Link>
      }
    >
      {t('missed.coachText')}
    </Notice>
  )
}

/** Whose booking it is, for the coach; for the member the coach. */
function otherName({ side, id, attendees, names, seller }: Booking): string {
  if (side === 'member') return seller.name
  return attendees.find(({ booking_id }) => booking_id === id)?.name ?? names.join(', ')
}

/** Of the other side: who reads it is spoken to. */
const cancelledName = ({ side, names, seller }: Booking) => (side === 'coach' ? names.join(', ') : seller.name)

/** When, how long, and what can be done about it. */
function FactsCard({ booking, timeZone, CancelDialog }: PartProps & Pick<ViewProps, 'CancelDialog'>) {
  const { t } = useTranslation('session')
  const { shortMomentIn } = useFormats()
  const { id, state, starts_at, minutes, meeting_kind, actions, offer_id, free_until, moves_left, side } = booking
  const { package_order_id, seller } = booking
  const line = cancelLineOf(booking, serverNow())
  const isOn = state === 'confirmed'
  const mayMove = actions.includes('move') && offer_id
  const mayCancel = actions.includes('cancel')
  const { reviewable_order_id } = booking
  const [isCancelling, setCancelling] = useState(false)
  return (
    <SectionCard title={t('when.title')}>
      <dl className="grid gap-4">
        <Term name={t('when.time')}>
          <SessionTime moment={starts_at} booking={booking} timeZone={timeZone} />
        </Term>
        <Term name={t('when.length')}>{t('when.minutes', { count: minutes })}</Term>
        <Term name={t('when.where')}>{t(`where.${meeting_kind}`)}</Term>
      </dl>
      {line && free_until && (
        <p className="text-sm text-muted">
          {t(`when.${line}`, { when: shortMomentIn(timeZone, free_until), name: seller.name })}
        </p>
      )}
      <div className="grid gap-3">
        {isOn && serverNow() < Date.parse(booking.ends_at) && (
          <a href={calendarPath(id)} download className={buttonClass({ variant: 'secondary' })}>
            {t('act.calendar')}
          </a>
        )}
        {mayMove && (
          <Link to={`/book/${offer_id}?move=${id}`} className={buttonClass({ variant: 'secondary' })}>
            {t('act.move')}
          </Link>
        )}
        {mayMove && side === 'member' && <p className="text-sm text-muted">{t('when.moves', { count: moves_left })}</p>}
        {mayCancel && (
          <Button
            variant="text"
            className="justify-self-start"
            aria-haspopup="dialog"
            onClick={() => setCancelling(true)}
          >
            {t('act.cancel')}
          </Button>
        )}
        {actions.includes('review') && reviewable_order_id && (
          <Link to={`/purchases/${reviewable_order_id}`} className={buttonClass({ variant: 'secondary' })}>
            {t('act.review')}
          </Link>
        )}
        {isOn && actions.includes('book_again') && offer_id && (
          <Link to={bookAgainPath(offer_id, package_order_id)} className={buttonClass({ variant: 'secondary' })}>
            {t('act.again')}
          </Link>
        )}
      </div>
      {isCancelling && <CancelDialog id={id} onClose={() => setCancelling(false)} />}
    </SectionCard>
  )
}
