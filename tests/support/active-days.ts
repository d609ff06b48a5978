import type { TestApp } from './app.ts'

/** Inserts an activity at the current time of day on each of these days; 0 is today. */
export async function activeDaysAgo({ pool }: Pick<TestApp, 'pool'>, user_id: string, days: number[]): Promise<void> {
  await pool.query(
    `insert into activities (user_id, kind, created_at)
     select $1, 'session', now() - make_interval(hours => 24 * days_ago) from unnest($2::int[]) as days_ago`,
    [user_id, days],
  )
}
