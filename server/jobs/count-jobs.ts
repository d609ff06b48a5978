import type { Pool } from 'pg'

export const JOBS_SCHEMA = 'pgboss'

export interface QueueCount {
  name: string
  waiting: number
  running: number
  failed: number
  done: number
}

/** pg-boss counts its queues too, but neither those that failed nor of this moment. Its own queues are its own affair. */
export async function countJobs(pool: Pool): Promise<QueueCount[]> {
  const { rows } = await pool.query<QueueCount>(
    `select q.name,
       count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
       count(*) filter (where j.state = 'active')::int as running,
       count(*) filter (where j.state in ('failed', 'cancelled'))::int as failed,
       count(*) filter (where j.state = 'completed')::int as done
     from ${JOBS_SCHEMA}.queue q left join ${JOBS_SCHEMA}.job j on j.name = q.name
     where q.name not like '\\_\\_pgboss\\_\\_%'
     group by q.name order by q.name`,
  )
  return rows
}
