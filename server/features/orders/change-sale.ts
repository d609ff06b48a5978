import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readFulfilment } from './fulfilment.ts'
import type { Sale } from './fulfilment-rules.ts'
import { lockOrder, type OrderRow, type SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'

/** Changes a sale while nobody else can. Another person's order and a missing one are both not found. */
export async function changeSale<T>(
  services: SettleServices,
  order_id: string,
  isTheirs: (order: OrderRow) => boolean,
  change: (tx: Transaction, sale: Sale, now: Date) => Promise<T>,
): Promise<T> {
  return await services.db.transaction(async (tx) => {
    await lockOrdersBeside(tx, order_id)
    const order = await lockOrder(tx, order_id)
    if (!order || !isTheirs(order)) throw new Refusal('not-found')
    const fulfilment = await readFulfilment(tx, order_id)
    const result = await change(tx, { order, fulfilment }, services.clock.now())
    publishChange(services, order)
    return result
  })
}

/** All payments of a membership, in the order in which everybody locks them: a refund may need more than one. */
async function lockOrdersBeside(tx: Transaction, order_id: string): Promise<void> {
  await tx.execute(sql`select o.id from ${orders} o join ${fulfilments} f on f.order_id = o.id
    where f.membership_id = (select membership_id from ${fulfilments} where order_id = ${order_id})
    order by o.id for update of o`)
}

/** Both sides see it on their open pages. */
function publishChange({ events }: Pick<SettleServices, 'events'>, { buyer_id, coach_id }: OrderRow): void {
  for (const user_id of [buyer_id, coach_id])
    if (user_id) events.publish(memberTopic(user_id), { type: 'data-changed', data: 'orders' })
}
