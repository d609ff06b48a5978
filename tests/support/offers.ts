import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

/** A seminar of a persona without free seats. */
export async function soldOutSeminar({ pool }: TestApp): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into offers (seller_slug, kind, title, description, price_minor, starts_at, minutes, seats, seats_taken)
     values ('ai-ember', 'seminar', 'Fire', 'An hour', 5900, '2199-05-01', 60, 1, 1) returning id`,
  )
  return rows[0]?.id ?? ''
}

/** A member's paid order for a video that plays this clip. */
export async function buyClip({ pool }: TestApp, { user_id }: Pick<Person, 'user_id'>, clip: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with o as (insert into orders (number, buyer_id, language, kind, seller_slug, seller_name, title, subtotal_minor,
         total_minor, fee_minor, currency, state, refund_rule, expires_at, paid_at)
       values (gen_random_uuid(), $1, 'en', 'video', 'ai-ember', 'Ember', 'Breathe', 2900, 2900, 2900, 'USD', 'paid',
         'until_watched', now(), now()) returning id)
     insert into fulfilments (order_id, state, sample_clip) select id, 'ready', $2 from o returning order_id as id`,
    [user_id, clip],
  )
  return rows[0]?.id ?? ''
}
