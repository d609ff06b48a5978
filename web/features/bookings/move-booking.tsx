import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { BookFrame } from './book-frame.tsx'
import type { ChoosingProps } from './book-session.tsx'
import { BothTimes } from './both-times.tsx'
import { ChosenTime, isLate, type PaidWith, useCancelRule } from './chosen-time.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { MissingOffer } from './missing-offer.tsx'
import { NoHours } from './no-hours.tsx'
import { bookingPath, moveBooking, showBooking } from './queries.ts'
import { RefusedNotice } from './refused-notice.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { type Choosing, TimeChooser } from './time-chooser.tsx'

type MoveBookingProps = Omit<ChoosingProps, 'user_id'> & { offer_id: string; booking: Booking }

/** Another time for the same booking. Whatever was paid and agreed stays. */
export function MoveBooking({ offer_id, booking, zone, chosen, onChoose, follow }: MoveBookingProps) {
  const { t } = useTranslation('bookings')
  const { side, starts_at, coach_zone, moves_left, seller, title, actions } = booking
  return (
    <BookFrame
      back={{ to: bookingPath(booking.id), label: t('move.back') }}
      seller={seller}
      what={title}
      title={t('move.title')}
      lead={t(`move.lead.${side}`, { name: seller.name })}
    >
      <section aria-labelledby="now-booked" className="grid gap-2 border-s-4 border-blood ps-5">
        <h2 id="now-booked" className="type-eyebrow">
          {t('move.now')}
        </h2>
        <BothTimes starts_at={starts_at} zone={zone} coach_zone={coach_zone} />
        <p className="text-muted">{t('move.stays')}</p>
        {side === 'member' && actions.includes('move') && (
          <p className="text-muted">{t('move.left', { count: moves_left })}</p>
        )}
      </section>
      {actions.includes('move') ? (
        <TimeChooser
          offer_id={offer_id}
          moving={booking.id}
          zone={zone}
          chosen={chosen}
          onChoose={onChoose}
          noHours={(of) => <NoHours seller={of} follow={follow(of)} />}
          gone={<MissingOffer />}
        >
          {(choosing) =>
            chosen && <NewTime key={chosen} offer_id={offer_id} booking={booking} chosen={chosen} choosing={choosing} />
          }
        </TimeChooser>
      ) : (
        <Notice tone="warn" title={t('move.notNow')}>
          {t(`move.notNowText.${side}`)}
        </Notice>
      )}
    </BookFrame>
  )
}

type NewTimeProps = { offer_id: string; booking: Booking; chosen: string; choosing: Choosing }

function NewTime({ offer_id, booking, chosen, choosing: { open, zones, choose, isGone, clash } }: NewTimeProps) {
  const { t } = useTranslation('bookings')
  const { shortMomentIn } = useFormats()
  const client = useQueryClient()
  const navigate = useNavigate()
  const move = useMutation({
    mutationFn: () => moveBooking(booking.id, chosen),
    onSuccess: (moved) => {
      showBooking(client, moved)
      toast({ title: t('move.done'), variant: 'success' })
      navigate(bookingPath(moved.id))
    },
    // It may have changed meanwhile, and so may the open times.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.member('bookings') }),
  })
  const error = move.error && asApiError(move.error)
  const ruleOf = useCancelRule(zones.own)
  // Whoever the coach moves may cancel until it begins: the rule is the member's.
  const paid = booking.side === 'member' ? paidWith(booking) : undefined
  const rule = paid && ruleOf(chosen, paid)
  const costs = paid !== undefined && paid !== 'nothing' && isLate(chosen)
  if (!move.isPending && !move.isSuccess && (isGone || error?.code === 'bookings.time-taken'))
    return (
      <TakenNotice
        offer_id={offer_id}
        moving={booking.id}
        starts_at={chosen}
        zones={zones}
        seats={open.seats}
        onChoose={choose}
      />
    )
  return (
    <ChosenTime
      starts_at={chosen}
      zone={zones.own}
      coach_zone={open.coach_zone}
      minutes={booking.minutes}
      meeting_kind={booking.meeting_kind}
      name={booking.seller.name}
      title={shortMomentIn(zones.own, chosen)}
      {...(rule && !costs && { rule })}
    >
      {costs && (
        <Notice tone="warn" title={t(paid === 'package' ? 'move.latePackage' : 'move.late')}>
          {rule}
        </Notice>
      )}
      {booking.side === 'member' && <ClashNotice clash={clash} zones={zones} />}
      {error && <RefusedNotice error={error} title={t('move.failed')} />}
      <Button busy={move.isPending} onClick={() => move.mutate()}>
        {t(costs ? 'move.submitLate' : 'move.submit')}
      </Button>
    </ChosenTime>
  )
}

function paidWith({ package_order_id, refund }: Booking): PaidWith {
  if (package_order_id) return 'package'
  return refund && refund.total_minor > 0 ? 'order' : 'nothing'
}
