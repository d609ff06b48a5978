import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { HOLD_MINUTES } from '#contract/booking-rules.ts'
import type { Seller } from '#contract/marketplace.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { marketplacePath } from '#web/offers/marketplace-path.ts'
import type { OfferDetails } from '#web/offers/offer-query.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { BookFrame } from './book-frame.tsx'
import { BriefFields } from './brief-fields.tsx'
import { ChosenTime, useCancelRule } from './chosen-time.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { MissingOffer } from './missing-offer.tsx'
import { NoHours } from './no-hours.tsx'
import { type Brief, bookingPath, bookingsChanged, holdQuery } from './queries.ts'
import { RefusedNotice } from './refused-notice.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { type Choosing, TimeChooser } from './time-chooser.tsx'
import { type BriefForm, useBriefForm } from './use-brief-form.ts'
import { useHold } from './use-hold.ts'

/** Nobody sees it before a time is chosen and held. */
const HoldCard = latePart(
  () => import('./hold-card.tsx'),
  (module) => module.HoldCard,
  { waiting: () => <Skeleton className="h-96" /> },
)

/** Most people have no hold that is over. */
const HoldNews = latePart(
  () => import('./hold-news.tsx'),
  (module) => module.HoldNews,
)

export type ChoosingProps = {
  user_id: string
  /** The reader's time zone. */
  zone: string
  /** The chosen time, which is in the address. */
  chosen: string | undefined
  onChoose: (starts_at: string | undefined) => void
  /** The button that follows a coach. */
  follow: (seller: Seller) => ReactNode
}

type BookSessionProps = ChoosingProps & { details: OfferDetails }

/** Choosing the time of a session, holding it, and going on to pay it. One that costs nothing is booked at once. */
export function BookSession({ details, user_id, zone, chosen, onChoose, follow }: BookSessionProps) {
  const { t } = useTranslation(['bookings', 'refusals'])
  const { offer, seller, open_order_id, provider } = details
  const [placed, setPlaced] = useState<string>()
  /** The time of a hold that is over, chosen once more: the month begins with it. */
  const [again, setAgain] = useState<string>()
  // What became of an order that was open at first is said, also when it no longer is.
  const [first] = useState(open_order_id)
  const hold = useHold(placed ?? open_order_id ?? first ?? undefined)
  const { form, priceBefore } = useBookOffer({ details, user_id, chosen, onHeld: setPlaced, onChoose })
  const isOwn = seller.user_id === user_id
  return (
    <BookFrame
      back={{ to: marketplacePath(seller.slug), label: t('toMarketplace') }}
      seller={seller}
      what={offer.title}
      title={hold.state === 'held' ? t('titleHeld', { minutes: HOLD_MINUTES }) : t('titleChoose')}
    >
      {isOwn && <Notice tone="warn">{t('refusals:orders.own-offer')}</Notice>}
      {hold.state === 'loading' && <Skeleton className="h-96" />}
      {(hold.state === 'over' || hold.state === 'lost' || hold.state === 'booked') && (
        <HoldNews
          hold={hold}
          onChoose={(starts_at) => {
            setAgain(starts_at)
            onChoose(starts_at)
          }}
        />
      )}
      {hold.state === 'held' && (
        <HoldCard
          order={hold.order}
          booking={hold.booking}
          until={hold.until}
          zone={zone}
          provider={provider}
          isNew={hold.order.id === placed}
        />
      )}
      {!isOwn && hold.state !== 'held' && hold.state !== 'loading' && (
        <TimeChooser
          key={again}
          first={again}
          offer_id={offer.id}
          zone={zone}
          chosen={chosen}
          onChoose={onChoose}
          noHours={(of) => <NoHours seller={of} follow={follow(of)} />}
          gone={<MissingOffer />}
        >
          {(choosing) =>
            chosen && (
              <ChosenOffer
                details={details}
                form={form}
                chosen={chosen}
                choosing={choosing}
                priceBefore={priceBefore}
              />
            )
          }
        </TimeChooser>
      )}
    </BookFrame>
  )
}

type Price = Pick<OfferDetails['offer'], 'price_minor' | 'currency'>

/** Places the order with the chosen time. */
function useBookOffer(props: {
  details: OfferDetails
  user_id: string
  chosen: string | undefined
  onHeld: (order_id: string) => void
  onChoose: (starts_at: undefined) => void
}) {
  const { details, user_id, chosen, onHeld, onChoose } = props
  const { offer } = details
  const { t } = useTranslation('bookings')
  const client = useQueryClient()
  const navigate = useNavigate()
  /** What was shown when the server refused because the price is another one now. */
  const [priceBefore, setPriceBefore] = useState<Price>()
  const book = async (starts_at: string, brief: Brief) => {
    setPriceBefore(undefined)
    const { order_id, booking_id } = await call('POST /api/orders', {
      offer_id: offer.id,
      shown_price_minor: offer.price_minor,
      shown_currency: offer.currency,
      time: { starts_at, ...brief },
      consent: false,
    })
    if (offer.price_minor > 0) {
      // The hold is on the screen before the chosen time leaves it.
      await client.fetchQuery(holdQuery(order_id))
      onHeld(order_id)
      onChoose(undefined)
    } else {
      form.forget()
      toast({ title: t('booked'), variant: 'success' })
      navigate(booking_id ? bookingPath(booking_id) : '/bookings')
    }
    bookingsChanged(client)
  }
  const form = useBriefForm({
    name: offer.id,
    user_id,
    starts_at: chosen,
    book,
    onRefused: ({ code }) => {
      // The time may be held although the page to pay it did not open.
      void client.invalidateQueries({ queryKey: queryKeys.offers })
      if (code !== 'orders.offer-changed') return
      setPriceBefore(offer)
      void client.invalidateQueries({ queryKey: queryKeys.marketplaces })
    },
  })
  return { form, priceBefore }
}

type ChosenOfferProps = {
  details: OfferDetails
  form: BriefForm
  chosen: string
  choosing: Choosing
  priceBefore: Price | undefined
}

/** The chosen time with its price and the one button, or where to go if it is gone. */
function ChosenOffer({ details, form, chosen, choosing, priceBefore }: ChosenOfferProps) {
  const { t } = useTranslation('bookings')
  const { shortMomentIn } = useFormats()
  const { money } = useMoneyFormats()
  const { open, zones, choose, clash } = choosing
  const ruleOf = useCancelRule(zones.own)
  const { offer, provider } = details
  if (isTaken(form, chosen, choosing))
    return <TakenNotice offer_id={offer.id} starts_at={chosen} zones={zones} seats={open.seats} onChoose={choose} />
  const price = money(offer.price_minor, offer.currency)
  const before = priceBefore && money(priceBefore.price_minor, priceBefore.currency)
  const isFree = offer.price_minor === 0
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
        price={isFree ? t('free') : price}
        rule={ruleOf(chosen, isFree ? 'nothing' : 'order')}
      >
        <BriefFields form={form} name={open.seller.name} isPersona={open.seller.kind === 'persona'} />
        <ClashNotice clash={clash} zones={zones} />
        {form.refused && <RefusedNotice error={form.refused.error} title={t('notBooked')} />}
        {before !== undefined && before !== price && (
          <p role="status" className="font-medium text-fire">
            {t('priceChanged', { before, now: price })}
          </p>
        )}
        <Button type="submit" busy={form.busy}>
          {isFree ? t('bookFree') : t(open.seats > 1 ? 'holdSeat' : 'holdTime', { price })}
        </Button>
        {!isFree && (
          <p className="text-sm text-muted">
            {t('rule.instead')} {t(`provider.${provider}`)}
          </p>
        )}
      </ChosenTime>
    </form>
  )
}

/** Somebody has it, the coach's hours changed, or it is past. While it is being booked, it is our own. */
export function isTaken(
  { refused, busy }: Pick<BriefForm, 'refused' | 'busy'>,
  chosen: string,
  { isGone }: Choosing,
): boolean {
  if (busy) return false
  return isGone || (refused?.starts_at === chosen && refused.error.code === 'bookings.time-taken')
}
