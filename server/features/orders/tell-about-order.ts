import { eq } from 'drizzle-orm'
import { FREE_CANCEL_HOURS } from '#contract/booking-rules.ts'
import type { RefundCause } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { findNearestTimes } from '#server/features/calendars/public.ts'
import type { OrderFacts } from '#server/features/mails/public.ts'
import { offers, textsOf } from '#server/features/marketplace/public.ts'
import { profiles, selectAdmins } from '#server/features/profile/public.ts'
import { isOfHouse, isWrittenByPersona, type Sale } from './fulfilment-rules.ts'
import { isReal } from './live-mode.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { seminarFile } from './seminar-file.ts'
import { findShownCause } from './shown-cause.ts'
import { fulfilments } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000

type SessionEvent = 'session_used' | 'session_restored'
type BuyerEvent =
  | SessionEvent
  | 'delivered'
  | 'sent'
  | 'refunded'
  | 'late'
  | 'declined'
  | 'unused'
  | 'moved'
  | 'return_missing'
  | 'return_closed'
type SellerEvent = 'sold' | 'due_soon' | 'late' | 'return_asked' | 'return_closed' | 'cancelled'

/** Everything here is stored in the given transaction, so that it is told once, and only if it happened. */

export async function tellPaid(services: SettleServices, tx: Transaction, sale: Sale): Promise<void> {
  const { order } = sale
  const isBooked = order.kind === 'coaching'
  if (!isBooked || order.total_minor > 0)
    await mailBuyer(services, tx, sale, (mail) => ({ ...mail, template: 'order-receipt' }))
  // Both sides are told about the booking.
  if (isBooked) return
  // Nobody has to act on what the house sells, unless it has to be made or sent.
  if (isWrittenByPersona(order) || (isOfHouse(order) && sale.fulfilment.state !== 'due')) return
  await tellSeller(services, tx, order, 'sold')
  await mailSeller(services, tx, sale, 'new-sale')
}

export async function tellDelivered(services: SettleServices, tx: Transaction, sale: Sale): Promise<void> {
  await tellBuyer(services, tx, sale.order, 'delivered')
  await mailBuyer(services, tx, sale, (mail) => ({ ...mail, template: 'order-delivered' }))
}

export async function tellSent(services: SettleServices, tx: Transaction, sale: Sale, tracking: string | null) {
  await tellBuyer(services, tx, sale.order, 'sent')
  await mailBuyer(services, tx, sale, (mail) => ({ ...mail, template: 'order-sent', tracking }))
}

const REFUND_EVENTS: Partial<Record<RefundCause, BuyerEvent>> = { late: 'late', declined: 'declined' }
/** What the seller is told; the other causes are the seller's own doing or the admins'. */
const SELLER_REFUND_EVENTS: Partial<Record<RefundCause, SellerEvent>> = {
  late: 'late',
  withdrawn: 'cancelled',
  cancelled: 'cancelled',
}

export async function tellRefund(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  { amount_minor, cause, reason }: { amount_minor: number; cause: RefundCause; reason?: string | undefined },
): Promise<void> {
  const shown = await findShownCause(tx, order.id, cause)
  await tellBuyer(services, tx, order, (shown === cause && REFUND_EVENTS[cause]) || 'refunded')
  const times = cause === 'sold_out' ? await otherTimes(services, tx, order) : undefined
  const refund = { amount_minor, cause: shown, reason: reason ?? null, times }
  // The other mails say why there is money back.
  if (cause === 'seller_gone' && order.kind === 'seminar') await mailCancelled(services, tx, order, amount_minor)
  else if (cause !== 'withdrawn')
    await mailBuyer(services, tx, { order, fulfilment: null }, (mail) => ({
      ...mail,
      ...refund,
      template: 'order-refunded',
    }))
  const event = SELLER_REFUND_EVENTS[cause]
  // Of a session both sides are told that it does not take place.
  if (event && order.coach_id && order.kind !== 'coaching') await tellSeller(services, tx, order, event)
}

/** The time of a session is gone: the nearest ones that are open, and where all of them are. */
async function otherTimes({ clock, baseUrl }: SettleServices, tx: Transaction, { id, kind, offer_id }: OrderRow) {
  if (kind !== 'coaching' || !offer_id) return undefined
  const [found] = await tx
    .select({ offer: offers, at: fulfilments.starts_at })
    .from(offers)
    .innerJoin(fulfilments, eq(fulfilments.order_id, id))
    .where(eq(offers.id, offer_id))
  if (!found?.at || !found.offer.is_active || found.offer.deleted_at) return undefined
  const open = await findNearestTimes(tx, found.offer, { at: found.at, now: clock.now() })
  const link = new URL(`/book/${offer_id}`, baseUrl).toString()
  return { open: open.map(({ starts_at }) => starts_at), link }
}

/** The seminar was moved. */
export async function tellMoved(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  { starts_at, minutes, join_url }: { starts_at: Date; minutes: number | null; join_url: string | null },
): Promise<void> {
  await tellBuyer(services, tx, order, 'moved')
  const calendar = await seminarFile(services, { ...order, starts_at, minutes, join_url })
  await mailBuyer(services, tx, { order, fulfilment: null }, (mail) => ({
    ...mail,
    template: 'seminar-moved',
    starts_at,
    until: order.withdraw_until ?? starts_at,
    calendar,
  }))
}

/** The seminar does not take place. */
export async function mailCancelled(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  amount_minor: number,
): Promise<void> {
  const [seat] = await tx.select().from(fulfilments).where(eq(fulfilments.order_id, order.id))
  const entry = seat?.starts_at && { ...order, starts_at: seat.starts_at, minutes: seat.minutes, join_url: null }
  const calendar = entry ? await seminarFile(services, { ...entry, is_cancelled: true }) : undefined
  await mailBuyer(services, tx, { order, fulfilment: null }, (mail) => ({
    ...mail,
    template: 'seminar-cancelled',
    amount_minor,
    calendar,
  }))
}

export async function tellWithdrawn(
  services: SettleServices,
  tx: Transaction,
  sale: Sale,
  withdrawal: { amount_minor: number; after_return: boolean },
): Promise<void> {
  await mailBuyer(services, tx, sale, (mail) => ({ ...mail, ...withdrawal, template: 'withdrawal-done' }))
}

export async function tellReturnAsked(services: SettleServices, tx: Transaction, { order }: Sale): Promise<void> {
  await tellSeller(services, tx, order, 'return_asked')
}

/** The buyer can show that it was sent; admins decide. */
export async function tellReturnMissing(services: SettleServices, tx: Transaction, sale: Sale): Promise<void> {
  const { title, number } = sale.order
  await tellBuyer(services, tx, sale.order, 'return_missing')
  await mailBuyer(services, tx, sale, (mail) => ({ ...mail, template: 'return-missing' }))
  const content = { kind: 'sale', details: { event: 'return_missing', title, number } } as const
  await services.notifier.notifyAll(selectAdmins(tx), content, tx)
}

export async function tellReturnClosed(services: SettleServices, tx: Transaction, sale: Sale, reason: string) {
  await tellBuyer(services, tx, sale.order, 'return_closed')
  await mailBuyer(services, tx, sale, (mail) => ({ ...mail, template: 'return-closed', reason }))
  if (sale.order.coach_id) await tellSeller(services, tx, sale.order, 'return_closed')
}

export async function tellDueSoon(services: SettleServices, tx: Transaction, sale: Sale): Promise<void> {
  await tellSeller(services, tx, sale.order, 'due_soon')
  await mailSeller(services, tx, sale, 'sale-due')
}

/** The coach counted sessions of a package: the buyer sees the balance, and can object. */
export async function tellSessions(services: SettleServices, tx: Transaction, { order }: Sale, event: SessionEvent) {
  await tellBuyer(services, tx, order, event)
}

export async function tellUnused(
  services: SettleServices,
  tx: Transaction,
  sale: Sale,
  { left, until }: { left: number; until: Date },
): Promise<void> {
  await tellBuyer(services, tx, sale.order, 'unused')
  await mailBuyer(services, tx, sale, (mail) => ({ ...mail, template: 'unused-package', left, until }))
}

export async function tellSeatOffered(
  services: SettleServices,
  tx: Transaction,
  offer_id: string,
  { user_id, offered_until: until }: { user_id: string; offered_until: Date },
): Promise<void> {
  const addressee = await findAddressee(tx, user_id)
  const [offer] = await tx.select().from(offers).where(eq(offers.id, offer_id))
  if (!addressee || !offer) return
  const { title } = textsOf(offer, addressee.language)
  const details = { event: 'seat_offered' as const, title, order_id: null, offer_id }
  await services.notifier.notify({ user_id, kind: 'order', details }, tx)
  const link = new URL(`/checkout/${offer_id}`, services.baseUrl).toString()
  await services.mailer.send({ ...addressee, template: 'seat-offered', title, until, link }, tx)
}

async function tellBuyer({ notifier }: SettleServices, tx: Transaction, order: OrderRow, event: BuyerEvent) {
  if (!order.buyer_id) return
  const details = { event, title: order.title, order_id: order.id, offer_id: null }
  await notifier.notify({ user_id: order.buyer_id, kind: 'order', details }, tx)
}

/** Admins fulfil what the house sells. */
async function tellSeller({ notifier }: SettleServices, tx: Transaction, order: OrderRow, event: SellerEvent) {
  const content = { kind: 'sale', details: { event, title: order.title, number: order.number } } as const
  if (order.coach_id) await notifier.notify({ user_id: order.coach_id, ...content }, tx)
  else await notifier.notifyAll(selectAdmins(tx), content, tx)
}

type OrderMail = Parameters<SettleServices['mailer']['send']>[0]
interface Envelope {
  to: string
  language: OrderRow['language']
  full_name: string
  time_zone: string | null
  link: string
  order: OrderFacts
}

/** In the language of the order, to the address that it was made with. */
async function mailBuyer(
  services: SettleServices,
  tx: Transaction,
  sale: { order: OrderRow; fulfilment: Sale['fulfilment'] | null },
  write: (envelope: Envelope) => OrderMail,
): Promise<void> {
  const { id, buyer_id, buyer_email, buyer_name, language } = sale.order
  if (!buyer_email) return
  const buyer = buyer_id ? await findAddressee(tx, buyer_id) : undefined
  const link = new URL(`/purchases/${id}`, services.baseUrl).toString()
  const envelope = {
    ...{ to: buyer_email, language, full_name: buyer_name ?? '', time_zone: buyer?.time_zone ?? null },
    ...{ link, order: await factsOf(services, tx, sale) },
  }
  await services.mailer.send(write(envelope), tx)
}

async function mailSeller(
  services: SettleServices,
  tx: Transaction,
  sale: Sale,
  template: 'new-sale' | 'sale-due',
): Promise<void> {
  const { coach_id } = sale.order
  const link = new URL('/coach-dashboard?tab=orders', services.baseUrl).toString()
  const addressee = coach_id && (await findAddressee(tx, coach_id))
  if (!addressee) return
  const order = await factsOf(services, tx, sale)
  await services.mailer.send({ ...addressee, template, link, order }, tx)
}

export async function factsOf(
  { payments, clock }: Pick<SettleServices, 'payments' | 'clock'>,
  db: Pick<Transaction, 'select'>,
  { order, fulfilment }: { order: OrderRow; fulfilment: Sale['fulfilment'] | null },
): Promise<OrderFacts> {
  const { number, title, seller_name, kind, total_minor, currency, refund_rule } = order
  const due_at = fulfilment?.due_at ?? null
  // By its own payment: an order of the time before the key was live stays one without real money.
  const is_real = (await isReal(db, order.id)) ?? payments.isLive
  const starts_at = fulfilment?.starts_at ?? null
  const is_late =
    refund_rule === 'until_day_before' &&
    starts_at !== null &&
    starts_at.getTime() - clock.now().getTime() < FREE_CANCEL_HOURS * HOUR_MS
  return { number, title, seller_name, kind, total_minor, currency, refund_rule, due_at, is_late, is_real }
}

export async function findAddressee(tx: Pick<Transaction, 'select'>, user_id: string) {
  const [addressee] = await tx
    .select({
      to: users.email,
      language: users.language,
      full_name: profiles.full_name,
      time_zone: profiles.time_zone,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(eq(users.id, user_id))
  return addressee
}
