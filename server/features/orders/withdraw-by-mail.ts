import { and, eq, sql } from 'drizzle-orm'
import { openSignedToken, signToken } from '#server/features/accounts/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { withdraw } from './change-order.ts'
import { changeSale } from './change-sale.ts'
import type { SettleServices } from './order-row.ts'
import { payRefundsNow } from './refund-order.ts'
import { orders, refunds } from './tables.ts'
import { factsOf } from './tell-about-order.ts'

type MailedServices = SettleServices & Pick<Services, 'limits' | 'secret'>

const LINK_MS = 60 * 60 * 1000
/** Prefix of the signed text, so that no other signed token of ours withdraws from a contract. */
const PREFIX = 'withdraw'

/**
 * First step without signing in: whoever knows the number and the address gets a mail, which proves the address. Only mails
 * that are sent count for an order: a stranger who guesses numbers must not use up what its buyer needs.
 */
export async function askToWithdraw(
  services: MailedServices,
  { number, email }: { number: string; email: string },
  address: string,
): Promise<void> {
  const { db, limits, clock, secret, baseUrl, mailer } = services
  await limits.consume('mail-address', address)
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.number, number.toUpperCase()),
        eq(sql`lower(${orders.buyer_email})`, email),
        eq(orders.state, 'paid'),
      ),
    )
  if (!order?.buyer_email) return
  await limits.consume('withdrawal-mails', order.id)
  const link = new URL('/withdraw', baseUrl)
  const expires = clock.now().getTime() + LINK_MS
  link.searchParams.set('token', signToken([PREFIX, order.id, expires].join(':'), secret))
  await mailer.send({
    to: order.buyer_email,
    language: order.language,
    full_name: order.buyer_name ?? '',
    template: 'withdrawal-asked',
    link: link.toString(),
    order: await factsOf(services, services.db, { order, fulfilment: null }),
  })
}

/** Second step: the page behind the mailed link posts its token. */
export async function confirmWithdrawal(services: MailedServices, token: string) {
  const order_id = readToken(services, token)
  const confirmed = await changeSale(
    services,
    order_id,
    () => true,
    async (tx, sale, now) => {
      const { order, fulfilment } = sale
      const before = await tx.$count(refunds, and(eq(refunds.order_id, order_id), eq(refunds.cause, 'withdrawn')))
      if (before > 0 || fulfilment.state === 'return_asked') throw new Refusal('orders.link-used')
      const amount_minor = await withdraw(services, tx, sale, now)
      return { number: order.number, amount_minor, currency: order.currency }
    },
  )
  await payRefundsNow(services, order_id)
  return confirmed
}

function readToken({ secret, clock }: Pick<Services, 'secret' | 'clock'>, token: string): string {
  const [prefix, order_id, expires] = openSignedToken(token, secret)?.split(':') ?? []
  if (prefix !== PREFIX || !order_id) throw new Refusal('not-found')
  if (Number(expires) <= clock.now().getTime()) throw new Refusal('orders.link-expired')
  return order_id
}
