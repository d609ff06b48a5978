import type { TestApp } from './app.ts'

/** A seminar of a persona without free seats. */
export async function soldOutSeminar({ pool }: TestApp): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into offers (seller_slug, kind, title, description, price_minor, starts_at, minutes, seats, seats_taken)
     values ('ai-ember', 'seminar', 'Fire', 'An hour', 5900, '2199-05-01', 60, 1, 1) returning id`,
  )
  return rows[0]?.id ?? ''
}
