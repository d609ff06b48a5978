import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { Pool } from 'pg'

/**
 * The least a signed-in read can be: node:http, a signed cookie, the same session and profile reads through `pg`.
 * Run by the bench beside Kiai, on the same database: node bench/bare-server.ts '<connection as JSON>' '<secret>'
 */
const [connection = '{}', secret = ''] = process.argv.slice(2)
const pool = new Pool({ ...JSON.parse(connection), max: 20 })

const server = createServer(async (request, response) => {
  const value = decodeURIComponent(/kiai\.session_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '')
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return response.writeHead(401).end()
  const { rows } = await pool.query({
    name: 'read',
    text: `select s.expires_at, u.id, u.email, u.language, u.two_factor_enabled, p.*
      from sessions s join users u on u.id = s.user_id join profiles p on p.user_id = u.id
      where s.token = $1 and s.expires_at > now()`,
    values: [token],
  })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ session: rows[0] ?? null }))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
