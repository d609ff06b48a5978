import { sql } from 'drizzle-orm'
import type { readWork as endpoint } from '#contract/admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { isoMoment } from '#server/db/cursor.ts'
import { mails } from '#server/features/mails/public.ts'
import type { Services } from '#server/services.ts'

type Work = Output<typeof endpoint>

const NEWEST_FAILURES = 20

/** The background work and its failures. */
export async function readWork({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<Work> {
  const [queues, counted, failures] = await Promise.all([
    jobs.count(),
    // Without a mail server a mail counts as done when it is in the outbox.
    db.execute<Work['mails'] & Record<string, unknown>>(sql`
      select count(*) filter (where status = 'queued')::int as waiting,
        count(*) filter (where status in ('sent', 'kept'))::int as sent,
        count(*) filter (where status = 'failed')::int as failed from ${mails}`),
    db.execute<Work['failures'][number] & Record<string, unknown>>(sql`
      select id, template, coalesce(last_error, '') as last_error, ${isoMoment(sql`created_at`)} as created_at from ${mails}
      where status = 'failed' or (status = 'queued' and last_error is not null)
      order by mails.created_at desc, id desc limit ${NEWEST_FAILURES}`),
  ])
  if (!counted.rows[0]) throw new Error('a count has one row')
  return { queues, mails: counted.rows[0], failures: failures.rows }
}
