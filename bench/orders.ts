import type { Pool } from 'pg'
import { COACH_ORDER_FILTERS } from '#contract/coach-orders.ts'
import { type BenchPerson, takeTurns, withApp } from './app-in-process.ts'
import type { Figure } from './figures.ts'

const [FEW, MANY] = [100, 10_000]
const LARGEST_RATIO = 2

/** How many of the orders are in a list. */
const LISTS: { what: string; side: 'buyer' | 'coach'; path: string; share: number }[] = [
  { what: 'Purchases of a member', side: 'buyer', path: '/api/orders?', share: 1 },
  ...COACH_ORDER_FILTERS.map((filter) => ({
    what: `Sales of a coach (${filter})`,
    side: 'coach' as const,
    path: `/api/coach-desk/orders?filter=${filter}`,
    share: { to_do: 0.5, all: 1, done: 0.5, refunded: 0.2 }[filter],
  })),
]

/** A member and a coach with few orders, and others with many, in one database. */
export async function measure(): Promise<Figure[]> {
  return await withApp(async ({ pool, addPerson }) => {
    const few = { buyer: await addPerson('few-orders'), coach: await addPerson('few-sales', 'coach') }
    const many = { buyer: await addPerson('many-orders'), coach: await addPerson('many-sales', 'coach') }
    await addOrders(pool, few, FEW)
    await addOrders(pool, many, MANY)
    await pool.query('analyze')
    const figures: Figure[] = []
    for (const { what, side, path, share } of LISTS) {
      const last = await lastPage(many[side], path, MANY * share)
      const [ofFew = 0, first = 0, atEnd = 0] = await takeTurns(
        () => few[side].read(path),
        () => many[side].read(path),
        () => many[side].read(last),
      )
      figures.push(
        figureOf(`${what}, first page`, first, ofFew, `at ${FEW}`),
        figureOf(`${what}, last page`, atEnd, first, 'the first page'),
      )
    }
    return figures
  })
}

/** The address of the last page. Every order of the list has to be on the way there, once. */
async function lastPage(person: BenchPerson, path: string, count: number): Promise<string> {
  const ids = new Set<string>()
  let [page, read] = [path, 0]
  for (;;) {
    const { orders, next } = JSON.parse(await person.read(page)) as { orders: { id: string }[]; next: string | null }
    for (const { id } of orders) ids.add(id)
    read += orders.length
    if (next === null) break
    page = `${path}&cursor=${next}`
  }
  if (read !== count || ids.size !== count)
    throw new Error(`${path}: ${read} orders, ${ids.size} different, not ${count}`)
  return page
}

function figureOf(what: string, measured: number, against: number, than: string): Figure {
  return {
    what,
    measured: `${(measured / against).toFixed(2)} × at ${MANY.toLocaleString('en')} orders`,
    against: `${measured.toFixed(1)} and, ${than}, ${against.toFixed(1)} ms in one run`,
    target: `at most ${LARGEST_RATIO} ×`,
    reached: measured / against <= LARGEST_RATIO,
  }
}

/** Paid orders: every second is to deliver, the others are done; every fifth was refunded. */
async function addOrders(pool: Pool, { buyer, coach }: { buyer: BenchPerson; coach: BenchPerson }, count: number) {
  await pool.query(
    `with sold as (
       insert into orders (number, buyer_id, buyer_name, buyer_email, language, kind, coach_id, paid_to, seller_slug,
         seller_name, title, subtotal_minor, total_minor, fee_minor, refunded_minor, currency, state, refund_rule,
         expires_at, paid_at, created_at)
       select $2::uuid || '-' || n, $1, 'Robin', 'robin@kiai.example', 'en', 'shoutout', $2, $2, 'coach', 'Coach',
         'Shoutout ' || n, 5000, 5000, 750, case when n % 5 = 0 then 5000 else 0 end, 'USD', 'paid', 'until_delivered',
         at, at, at
       from generate_series(1, $3::int) n, lateral (select now() - interval '1 minute' * n as at) moment
       returning id, coach_id, paid_at, split_part(title, ' ', 2)::int as n)
     insert into fulfilments (order_id, coach_id, state, due_at, done_at)
     select id, coach_id, case when n % 2 = 0 then 'due' else 'done' end,
       case when n % 2 = 0 then paid_at + interval '30 days' end, case when n % 2 = 1 then paid_at end
     from sold`,
    [buyer.user_id, coach.user_id, count],
  )
}
