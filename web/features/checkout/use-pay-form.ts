import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Calls } from '#contract/calls.ts'
import type { Input } from '#contract/endpoint.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { forgetTyped, readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { type FormOptions, type TextSchema, useForm, type Values } from '#web/forms/use-form.ts'
import type { OfferDetails } from '#web/offers/offer-query.ts'
import { useLeaveToPay } from '#web/offers/use-leave-to-pay.ts'

export type PriceBefore = Pick<OfferDetails['offer'], 'price_minor' | 'currency'>
type Told = Omit<Input<Calls['POST /api/orders']>, 'offer_id' | 'shown_price_minor' | 'shown_currency'>

type PayFormOptions<Schema extends TextSchema> = Pick<FormOptions<Schema>, 'schema' | 'check'> & {
  details: OfferDetails
  user_id: string
  blank: Values<Schema>
  /** What the buyer wrote into the open order for it; what they typed since comes first. */
  known?: Values<Schema> | undefined
  /** What the order says besides the offer and its price. */
  tell: (values: z.output<Schema>) => Told
}

/** The form of a checkout: keeps what is typed, places the order and goes to the page on which it is paid. */
export function usePayForm<Schema extends TextSchema>(options: PayFormOptions<Schema>) {
  const { details, user_id, blank, known, tell } = options
  const { offer, provider } = details
  const queryClient = useQueryClient()
  const place = { name: `checkout.${offer.id}`, owner: user_id }
  const [initial] = useState(() => readTyped(place, blank) ?? known ?? blank)
  const [refusal, setRefusal] = useState<ApiError>()
  const { isLeaving, leave } = useLeaveToPay(provider)
  /** The price that was shown when the server refused because of another one. */
  const [priceBefore, setPriceBefore] = useState<PriceBefore>()

  const form = useForm<Schema>({
    schema: options.schema,
    initial,
    ...(options.check && { check: options.check }),
    submit: async (values) => {
      setRefusal(undefined)
      setPriceBefore(undefined)
      try {
        const { order_id, checkout_url } = await call('POST /api/orders', {
          offer_id: offer.id,
          shown_price_minor: offer.price_minor,
          shown_currency: offer.currency,
          ...tell(values),
        })
        void queryClient.invalidateQueries({ queryKey: queryKeys.member('orders') })
        // The order has the words now: another one of the same offer begins empty.
        forgetTyped(place)
        void queryClient.invalidateQueries({ queryKey: queryKeys.openRequest(order_id) })
        leave(checkout_url)
      } catch (error) {
        throw withOwnFields(asApiError(error))
      }
    },
    onError: (error) => {
      setRefusal(error)
      if (error.code !== 'orders.offer-changed' && error.code !== 'orders.sold-out') return
      // The page shows the offer as it is now before anything is paid.
      if (error.code === 'orders.offer-changed') setPriceBefore(offer)
      void queryClient.invalidateQueries({ queryKey: queryKeys.offers })
      void queryClient.invalidateQueries({ queryKey: queryKeys.marketplaces })
    },
  })
  useKeepTyped(place, form.values, blank)
  return { ...form, busy: form.busy || isLeaving, refusal, priceBefore }
}

/** The server names the fields of the request `request.wish` and `request.clip_id`, the form `wish` and `clip`. */
function withOwnFields(error: ApiError): ApiError {
  const { code, status, retryAfter, reason } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, problem]) => [
      name.replace(/^request\./, '').replace(/^clip_id$/, 'clip'),
      problem,
    ]),
  )
  return new ApiError(code === 'orders.consent-needed' ? 'request.invalid' : code, {
    status,
    fields: code === 'orders.consent-needed' ? { consent: { problem: 'required' } } : fields,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(reason && { reason }),
    cause: error,
  })
}
