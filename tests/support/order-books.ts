import { placeOrder } from '#contract/orders.ts'
import { auditBooks } from '#server/features/orders/audit-books.ts'
import type { TestApp } from './app.ts'
import { memberOf, type Person } from './people.ts'
import { offerOf, REQUESTS } from './sales.ts'

type Offer = Awaited<ReturnType<typeof offerOf>>

/** An offer of this coach whose fee of 15 % is not whole: 1,499 of 9,999. A package, unless the test wants another kind. */
export function soldBy(
  app: TestApp,
  { user_id }: Pick<Person, 'user_id'>,
  { kind = 'package', ...more }: Parameters<typeof offerOf>[3] = {},
): Promise<Offer> {
  return offerOf(app, { coach_id: user_id }, kind, { price_minor: 9_999, ...more })
}

/** The valid input with which this offer is ordered. */
export function orderOf({ id, price_minor, currency, kind }: Offer) {
  const request = kind === 'shoutout' ? { request: REQUESTS.shoutout } : {}
  return { offer_id: id, shown_price_minor: price_minor, shown_currency: currency, consent: true, ...request }
}

/** A new buyer with an open order. */
export async function openOrderOf(app: TestApp, offer: Offer, buyer?: Person) {
  const member = buyer ?? (await memberOf(app))
  const { order_id } = await member.browser.call(placeOrder, orderOf(offer))
  return { buyer: member, order_id, checkout_id: await checkoutOf(app, order_id) }
}

/** The newest checkout of an order; empty where there is none. */
export async function checkoutOf({ pool }: TestApp, order_id: string): Promise<string> {
  const { rows } = await pool.query<{ checkout_id: string }>(
    'select checkout_id from payments where order_id = $1 order by created_at desc limit 1',
    [order_id],
  )
  return rows[0]?.checkout_id ?? ''
}

export interface Books {
  state: string
  refunded: number
  disputed: number
  fulfilment: string | null
  /** The sum of each account over the entries of this order; accounts that are even are left out. */
  accounts: Record<string, number>
  causes: string[]
}

/** What the books say about an order. The coach's account is called `coach`. */
export async function booksOf({ pool }: Pick<TestApp, 'pool'>, order_id: string): Promise<Books> {
  const { rows: orders } = await pool.query<Omit<Books, 'accounts' | 'causes'>>(
    `select o.state, o.refunded_minor::int as refunded, o.disputed_minor::int as disputed, f.state as fulfilment
     from orders o join fulfilments f on f.order_id = o.id where o.id = $1`,
    [order_id],
  )
  const { rows: sums } = await pool.query<{ account: string; sum: number }>(
    `select split_part(account, ':', 1) as account, sum(amount_minor)::int as sum from ledger_entries
     where order_id = $1 group by 1 having sum(amount_minor) <> 0 order by 1`,
    [order_id],
  )
  const { rows: causes } = await pool.query<{ cause: string }>(
    `select cause from ledger_entries where order_id = $1 group by cause order by min(position)`,
    [order_id],
  )
  if (!orders[0]) throw new Error('there is no such order')
  return {
    ...orders[0],
    accounts: Object.fromEntries(sums.map(({ account, sum }) => [account, sum])),
    causes: causes.map(({ cause }) => cause.replace(/:[a-z]+_[\w-]+/, '')),
  }
}

/** What the audit finds. */
export async function problemsOf({ services }: Pick<TestApp, 'services'>): Promise<string[]> {
  return (await auditBooks(services.db)).problems
}

/** The codes of what our books and the provider disagree about. */
export async function differencesOf({ pool }: TestApp, order_id: string): Promise<string[]> {
  const { rows } = await pool.query<{ problems: { code: string }[] }>(
    'select problems from payment_differences where order_id = $1',
    [order_id],
  )
  return rows[0]?.problems.map(({ code }) => code) ?? []
}
