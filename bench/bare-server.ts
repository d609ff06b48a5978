import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { Pool } from 'pg'

/**
 * The smallest possible signed-in read, for comparison: node:http, a signed cookie, the same queries through `pg`, no
 * framework and no rules. The bench runs it on Kiai's database: node bench/bare-server.ts '<connection as JSON>' '<secret>'
 */
const [connection = '{}', secret = ''] = process.argv.slice(2)
const pool = new Pool({ ...JSON.parse(connection), max: 20 })

const READ_SESSION = `select s.expires_at, u.id, u.email, u.language, u.two_factor_enabled, p.*
  from sessions s join users u on u.id = s.user_id join profiles p on p.user_id = u.id
  where s.token = $1 and s.expires_at > now()`

const READ_DASHBOARD = `select
  (select array_agg(distinct (created_at at time zone 'UTC')::date) from activities where user_id = $1) as days,
  (select to_jsonb(q) from quiz_results q where user_id = $1 order by created_at desc limit 1) as latest,
  (select count(*) from quiz_results where user_id = $1) as taken,
  (select count(*) from saved_quotes where user_id = $1 and removed_at is null) as saved_quotes,
  array(select to_jsonb(next) from (
    select p.id, p.title, s.id as step_id, s.text, s.due_date from plan_steps s join plans p on p.id = s.plan_id
    where s.user_id = $1 and s.done_at is null order by s.due_date nulls last, p.created_at desc, s.position limit 3
  ) next) as next_steps,
  (select count(*) from plan_steps where user_id = $1 and done_at is null) as open_steps`

const server = createServer(async (request, response) => {
  const value = decodeURIComponent(/kiai\.session_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '')
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return response.writeHead(401).end()
  const session = await pool.query<{ id: string }>({ name: 'session', text: READ_SESSION, values: [token] })
  const user = session.rows[0]
  const dashboard =
    request.url === '/dashboard' &&
    (await pool.query({ name: 'dashboard', text: READ_DASHBOARD, values: [user?.id] })).rows[0]
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ session: user, dashboard }))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
