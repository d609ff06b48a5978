import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/bookings.ts'
import type { Order } from '#contract/orders.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { HoldClock } from '#web/offers/hold-clock.tsx'
import { useLeaveToPay } from '#web/offers/use-leave-to-pay.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChosenTime, useCancelRule } from './chosen-time.tsx'
import { bookingsChanged, holdQuery, letGo, openCheckout } from './queries.ts'

type HoldCardProps = {
  order: Order
  booking: Booking
  until: string
  zone: string
  provider: 'sandbox' | 'stripe'
  /** It was held a moment ago on this page: the focus comes here. */
  isNew: boolean
}

/** A time that is kept for the member while they pay, and burns down. */
export function HoldCard({ order, booking, until, zone, provider, isNew }: HoldCardProps) {
  const { t } = useTranslation('bookings')
  const { errorText } = useErrorTexts()
  const { shortMomentIn } = useFormats()
  const { money } = useMoneyFormats()
  const client = useQueryClient()
  const ruleOf = useCancelRule(zone)
  const { isLeaving, leave } = useLeaveToPay(provider)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  // It was paid or ended elsewhere: the page shows what is true now.
  const onError = () => bookingsChanged(client)
  const pay = useMutation({ mutationFn: async () => leave(await openCheckout(order.id)), onError })
  const release = useMutation({
    mutationFn: () => letGo(order.id),
    onSuccess: (cancelled) => {
      client.setQueryData(holdQuery(order.id).queryKey, (known) => known && { ...known, order: cancelled })
      bookingsChanged(client)
      toast({ title: t('hold.released'), variant: 'success' })
    },
    onError,
  })
  const problem = pay.error ?? release.error
  const { starts_at, minutes, coach_zone, meeting_kind, seller } = booking
  const price = money(order.total_minor, order.currency)
  return (
    <div ref={box} tabIndex={-1} className="max-w-2xl outline-none">
      <ChosenTime
        starts_at={starts_at}
        zone={zone}
        coach_zone={coach_zone}
        minutes={minutes}
        meeting_kind={meeting_kind}
        name={seller.name}
        title={t('hold.title', { when: shortMomentIn(zone, starts_at) })}
        price={price}
        rule={ruleOf(starts_at, 'order')}
      >
        <HoldClock until={until} />
        {order.was_declined && <Notice tone="error" title={t('hold.declined')} />}
        {problem && (
          <Notice tone="error" title={t('hold.failed')}>
            {errorText(asApiError(problem))}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button size="large" busy={pay.isPending || isLeaving} onClick={() => pay.mutate()}>
            {t('hold.pay', { price })}
          </Button>
          <Button variant="text" busy={release.isPending} onClick={() => release.mutate()}>
            {t('hold.release')}
          </Button>
        </div>
        <p className="text-sm text-muted">{t(`provider.${provider}`)}</p>
      </ChosenTime>
    </div>
  )
}
