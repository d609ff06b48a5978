import * as coachOrders from '#contract/coach-orders.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import type { FulfilmentState } from '#contract/order-rules.ts'
import * as orders from '#contract/orders.ts'
import { signToken } from '#server/features/accounts/public.ts'
import type { TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { insertSale, offerOf, order, REQUESTS } from '#tests/support/sales.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route with which buyers and sellers change an order. */
export function orderWrites(app: () => TestApp): PreparedCall[] {
  const houseOffer = () => offerOf(app(), { seller_slug: 'ana-prado' }, 'shoutout')

  function bought(kind: OfferKind, state: FulfilmentState, more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { user_id, ...buyer } = await memberOf(app())
      const { id } = await insertSale(app(), { buyer_id: user_id }, kind, state)
      return { ...buyer, input: { id, ...more } }
    }
  }

  function sold(kind: OfferKind, state: FulfilmentState, more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { user_id: coach_id, ...coach } = await memberOf(app(), { membership_type: 'coach' })
      const { user_id: buyer_id } = await memberOf(app())
      const { id } = await insertSale(app(), { buyer_id, coach_id }, kind, state)
      return { ...coach, input: { id, ...more } }
    }
  }

  async function placing(): Promise<ReadyCall> {
    const { id, price_minor, currency } = await houseOffer()
    const shown = { shown_price_minor: price_minor, shown_currency: currency }
    const input = { offer_id: id, ...shown, consent: false, request: REQUESTS.shoutout }
    return { ...(await memberOf(app())), input }
  }

  async function resuming(): Promise<ReadyCall> {
    const buyer = await memberOf(app())
    const { order_id } = await order(buyer, await houseOffer())
    return { ...buyer, input: { id: order_id } }
  }

  async function withdrawing() {
    const { user_id: buyer_id } = await memberOf(app())
    const { id, number } = await insertSale(app(), { buyer_id }, 'shoutout', 'due')
    const token = signToken(`withdraw:${id}:${Date.now() + 60_000}`, app().services.secret)
    return { browser: app().browser(), number, token, email: `${buyer_id}@people.example` }
  }

  const delivery = { kind: 'shoutout', file_id: null, link: 'https://video.example/1', text: null }
  return [
    [orders.placeOrder, placing],
    [orders.resumeOrder, resuming],
    [orders.checkOrder, bought('shoutout', 'due')],
    [orders.cancelOrder, bought('shoutout', 'due')],
    [orders.withdrawOrder, bought('shoutout', 'due')],
    [orders.returnProduct, bought('product', 'sent', { reason: 'Too small' })],
    [orders.confirmReceipt, bought('product', 'sent')],
    [orders.savePosition, bought('video', 'ready', { seconds: 12 })],
    [
      orders.askToWithdraw,
      async () => {
        const { browser, number, email } = await withdrawing()
        return { browser, input: { number, email } }
      },
    ],
    [
      orders.confirmWithdrawal,
      async () => {
        const { browser, token } = await withdrawing()
        return { browser, input: { token } }
      },
    ],
    [coachOrders.deliverOrder, sold('shoutout', 'due', { delivery })],
    [coachOrders.acceptReturn, sold('product', 'return_asked')],
    [coachOrders.reportMissingReturn, sold('product', 'return_asked')],
    [coachOrders.declineOrder, sold('shoutout', 'due', { reason: 'I am away' })],
    [coachOrders.recordSessions, sold('package', 'ready', { used: 1 })],
  ]
}
