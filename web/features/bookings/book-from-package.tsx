import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { BookFrame } from './book-frame.tsx'
import { type ChoosingProps, isTaken } from './book-session.tsx'
import { BriefFields } from './brief-fields.tsx'
import { ChosenTime, useCancelRule } from './chosen-time.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { MissingOffer } from './missing-offer.tsx'
import { NoHours } from './no-hours.tsx'
import { bookFromPackage, bookingPath, showBooking } from './queries.ts'
import { RefusedNotice } from './refused-notice.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { type Choosing, TimeChooser } from './time-chooser.tsx'
import { type BriefForm, useBriefForm } from './use-brief-form.ts'

type BookFromPackageProps = ChoosingProps & { offer_id: string; order: Order }

/** A session of a package that was bought: nothing is paid, one of its sessions is used. */
export function BookFromPackage({ offer_id, order, user_id, zone, chosen, onChoose, follow }: BookFromPackageProps) {
  const { t } = useTranslation(['bookings', 'refusals'])
  const { date } = useFormats()
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useBriefForm({
    name: order.id,
    user_id,
    starts_at: chosen,
    book: async (starts_at, brief) => {
      const booking = await bookFromPackage(order.id, starts_at, brief)
      form.forget()
      showBooking(client, booking)
      toast({ title: t('booked'), variant: 'success' })
      navigate(bookingPath(booking.id))
    },
  })
  const { sessions, seller } = order
  const left = order.state === 'paid' && sessions ? sessions.total - sessions.used : 0
  return (
    <BookFrame
      back={{ to: `/purchases/${order.id}`, label: t('toPackage') }}
      seller={seller}
      what={order.title}
      title={t('titleChoose')}
      lead={left > 0 && sessions && t('package.left', { count: left, date: date(sessions.expires_at) })}
    >
      {left === 0 ? (
        <Notice tone="warn">{t('refusals:bookings.package-used-up')}</Notice>
      ) : (
        <TimeChooser
          offer_id={offer_id}
          zone={zone}
          chosen={chosen}
          onChoose={onChoose}
          noHours={(of) => <NoHours seller={of} follow={follow(of)} />}
          gone={<MissingOffer />}
        >
          {(choosing) =>
            chosen && <ChosenSession offer_id={offer_id} left={left} form={form} chosen={chosen} choosing={choosing} />
          }
        </TimeChooser>
      )}
    </BookFrame>
  )
}

type ChosenSessionProps = { offer_id: string; left: number; form: BriefForm; chosen: string; choosing: Choosing }

function ChosenSession({ offer_id, left, form, chosen, choosing }: ChosenSessionProps) {
  const { t } = useTranslation('bookings')
  const { shortMomentIn } = useFormats()
  const { open, zones, choose, clash } = choosing
  const ruleOf = useCancelRule(zones.own)
  if (isTaken(form, chosen, choosing))
    return <TakenNotice offer_id={offer_id} starts_at={chosen} zones={zones} seats={open.seats} onChoose={choose} />
  return (
    <form {...form.form}>
      <ChosenTime
        starts_at={chosen}
        zone={zones.own}
        coach_zone={open.coach_zone}
        minutes={open.minutes}
        meeting_kind={open.meeting_kind}
        name={open.seller.name}
        title={shortMomentIn(zones.own, chosen)}
        rule={ruleOf(chosen, 'package')}
      >
        <BriefFields form={form} name={open.seller.name} isPersona={open.seller.kind === 'persona'} />
        <ClashNotice clash={clash} zones={zones} />
        {form.refused && <RefusedNotice error={form.refused.error} title={t('notBooked')} />}
        <Button type="submit" busy={form.busy}>
          {t('package.use', { count: left })}
        </Button>
      </ChosenTime>
    </form>
  )
}
