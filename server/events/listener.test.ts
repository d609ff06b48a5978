import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolConfig } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#server/db/database.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { recordLog } from '#tests/support/http.ts'
import { soon } from '#tests/support/soon.ts'
import { createListener } from './listener.ts'

type Times = { checkEveryMs?: number; answerWithinMs?: number }

/** A new database with a listener, which may connect through a proxy (`way`). */
async function listen(way?: (connection: PoolConfig) => Promise<PoolConfig>, times: Times = {}) {
  const database = await createTestDatabase({ poolSize: 3 })
  const { log, lines } = recordLog()
  const pool = way ? openPool(await way(database.connection), log) : database.pool
  const received: string[] = []
  let restored = 0
  const listener = createListener({
    ...times,
    pool,
    log,
    channel: 'trial',
    onMessage: (payload) => received.push(payload),
    onRestored: () => {
      restored += 1
    },
  })
  const connections = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'kiai events'`,
    )
    return rows.map(({ pid }) => pid)
  }
  onTestFinished(async () => {
    await listener.close()
    if (way) await pool.end()
    await database.close()
  })
  return {
    ...database,
    listener,
    lines,
    received,
    restored: () => restored,
    connections,
    send: (payload: string) => database.pool.query('select pg_notify($1, $2)', ['trial', payload]),
  }
}

test('the listener delivers messages in order, on one connection even when started several times', async () => {
  const { listener, send, received, connections } = await listen()
  await Promise.all([listener.start(), listener.start()])
  await listener.start()
  expect(await connections()).toHaveLength(1)
  for (const payload of ['one', 'two', 'three']) await send(payload)
  await vi.waitFor(() => expect(received).toEqual(['one', 'two', 'three']), soon)
})

test('the listener replaces a connection that was cut, reports it, and receives later messages', async () => {
  const { listener, send, received, restored, connections, pool, lines } = await listen()
  await listener.start()
  const [cut] = await connections()
  await pool.query('select pg_terminate_backend($1)', [cut])
  await vi.waitFor(() => expect(restored()).toBe(1), soon)
  expect(await connections()).not.toContain(cut)
  await send('again')
  await vi.waitFor(() => expect(received).toEqual(['again']), soon)
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the connection for events was lost',
    'the connection for events is back',
  ])
})

test('the listener keeps retrying while the database is away, and reconnects soon after', async () => {
  const { listener, send, received, restored, connection } = await listen()
  await listener.start()
  const server = new Pool({ ...connection, database: 'postgres', max: 1 })
  onTestFinished(() => server.end())
  const admit = (yes: boolean) => server.query(`alter database ${connection.database} allow_connections ${yes}`)
  await admit(false)
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [connection.database])
  await sleep(1_000)
  expect(restored()).toBe(0)
  await admit(true)
  await vi.waitFor(() => expect(restored()).toBe(1), soon)
  await send('back')
  await vi.waitFor(() => expect(received).toEqual(['back']), soon)
})

test('a start while the database is away fails, and the next start tries again', async () => {
  const { listener, send, received, connection } = await listen()
  const server = new Pool({ ...connection, database: 'postgres', max: 1 })
  onTestFinished(() => server.end())
  await server.query(`alter database ${connection.database} allow_connections false`)
  await expect(listener.start()).rejects.toThrow('not currently accepting connections')
  await server.query(`alter database ${connection.database} allow_connections true`)
  await listener.start()
  await send('now')
  await vi.waitFor(() => expect(received).toEqual(['now']), soon)
})

test('the listener detects a connection that the network dropped silently', async () => {
  const proxy = await startForgetfulProxy()
  const times = { checkEveryMs: 200, answerWithinMs: 300 }
  const { listener, send, received, restored } = await listen(proxy.inFrontOf, times)
  await listener.start()
  proxy.forgetAll()
  await send('lost')
  await vi.waitFor(() => expect(restored()).toBe(1), soon)
  await send('heard')
  await vi.waitFor(() => expect(received).toEqual(['heard']), soon)
})

test('closing the listener closes its connection', async () => {
  const { listener, connections } = await listen()
  await listener.start()
  await listener.close()
  expect(await connections()).toEqual([])
})

test('closing the listener while it reconnects stops the retries', async () => {
  const { listener, connections, pool, lines } = await listen()
  await listener.start()
  await pool.query('select pg_terminate_backend($1)', await connections())
  await vi.waitFor(() => expect(lines).toHaveLength(1), soon)
  await listener.close()
  await sleep(500)
  expect(await connections()).toEqual([])
  expect(lines).toHaveLength(1)
})

/** Forwards everything until `forgetAll`: then both ends keep a connection on which nothing arrives. */
async function startForgetfulProxy() {
  const pairs = new Set<[Socket, Socket]>()
  let target = ''
  const server = createServer((near) => {
    const far = connectSocket(target)
    pairs.add([near, far])
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    async inFrontOf(connection: PoolConfig): Promise<PoolConfig> {
      target = join(connection.host ?? '', `.s.PGSQL.${connection.port ?? 5432}`)
      return { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port }
    },
    forgetAll() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.on('data', () => {})
        far.on('data', () => {})
      }
    },
  }
}
