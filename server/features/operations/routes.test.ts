import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { createHttpApp } from '#server/http/create-http-app.ts'
import { createLimits } from '#server/http/limits.ts'
import type { Route } from '#server/http/route.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { incomingFrom } from '#tests/support/api-browser.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { readNamedMember, recordLog } from '#tests/support/http.ts'
import type { Metrics } from './metrics.ts'
import { createMetrics } from './public.ts'
import { operationsRoutes } from './routes.ts'

type Database = Awaited<ReturnType<typeof createTestDatabase>>

const { log, lines } = recordLog()
let database: Database
let jobs: Jobs

beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await startJobs({ pool: database.pool, log })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

function createApp(on: { database: Database; jobs: Jobs } = { database, jobs }, metrics?: Metrics) {
  const baseUrl = 'https://kiai.example'
  const limits = createLimits(on.database.pool)
  const services = { env: readEnv({}), baseUrl, log, limits, pool: on.database.pool, jobs: on.jobs }
  const routes: Route[] = []
  routes.push(...operationsRoutes(services, { routes: () => routes, metrics }))
  return createHttpApp({ services, routes, readMember: readNamedMember, observe: metrics?.observe })
}

describe('the server', () => {
  test('is ready with database, migrations and jobs', async () => {
    const answer = await createApp().request('/api/ready')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ database: 'ok', storage: 'ok', migrations: 'ok', jobs: 'ok' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is not ready while a migration is missing', async () => {
    const other = await createTestDatabase()
    await other.pool.query('delete from migrations')
    const answer = await createApp({ database: other, jobs }).request('/api/ready')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ database: 'ok', storage: 'ok', migrations: 'failing', jobs: 'ok' })
    await other.close()
  })

  test.each([
    ['may write nothing to its disk', 'temp_file_limit=0'],
    ['is read-only', 'default_transaction_read_only=on'],
  ])('is not ready while the database %s', async (_, setting) => {
    const pool = openPool({ ...database.connection, options: `-c ${setting}`, max: 2 }, log)
    onTestFinished(() => pool.end())
    const answer = await createApp({ database: { ...database, pool }, jobs }).request('/api/ready')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ database: 'ok', storage: 'failing', migrations: 'ok', jobs: 'ok' })
  })

  test('limits the writes that frequent readiness checks cause', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const pool = openPool({ ...database.connection, max: 1 }, log)
    onTestFinished(() => pool.end())
    const app = createApp({ database: { ...database, pool }, jobs })
    const statuses = async (times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => app.request('/api/ready')))
      return new Set(answers.map(({ status }) => status))
    }
    expect(await statuses(1)).toEqual(new Set([200]))
    // From here on writes fail.
    await pool.query('set default_transaction_read_only = on')
    expect(await statuses(20)).toEqual(new Set([200]))
    vi.advanceTimersByTime(2_000)
    expect(await statuses(1)).toEqual(new Set([503]))
  })

  test('is alive but not ready without the database, also for a request with a cookie', async () => {
    const gone = await createTestDatabase()
    const goneJobs = await startJobs({ pool: gone.pool, log })
    const app = createApp({ database: gone, jobs: goneJobs })
    await goneJobs.stop()
    await gone.close()
    const headers = { cookie: 'role=admin' }
    const health = await app.request('/api/health', { headers })
    expect(health.status).toBe(200)
    expect(await health.json()).toEqual({ status: 'ok' })
    const ready = await app.request('/api/ready', { headers })
    expect(ready.status).toBe(503)
    expect(await ready.json()).toEqual({
      database: 'failing',
      storage: 'failing',
      migrations: 'failing',
      jobs: 'failing',
    })
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'not ready', check: 'database' }))
  })
})

describe('the API reference', () => {
  test('is an OpenAPI document with every route in it', async () => {
    const answer = await createApp().request('/api/openapi.json')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const document = (await answer.json()) as { openapi: string; paths: object }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/api/docs',
      '/api/docs/reference.css',
      '/api/health',
      '/api/openapi.json',
      '/api/ready',
      '/metrics',
    ])
  })

  test('is a page without inline code and foreign files', async () => {
    const app = createApp()
    const answer = await app.request('/api/docs')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(html).toContain('/api/health')
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|src=/)
    expect(html.match(/<link rel="stylesheet" href="([^"]+)">/)?.[1]).toBe('/api/docs/reference.css')
    const styles = await app.request('/api/docs/reference.css')
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await styles.text()).toContain('#d7261e')
  })
})

test('uses the fonts of the built web under their current names', async () => {
  const services = { env: readEnv({}), baseUrl: 'https://kiai.example', log, pool: database.pool, jobs }
  const builtFiles = ['/assets/main-x1.js', '/assets/barlow-condensed-latin-800-normal-x1.woff2']
  const routes = operationsRoutes(services, { routes: () => [], builtFiles })
  const app = createHttpApp({
    services: { ...services, limits: createLimits(database.pool) },
    routes,
    readMember: readNamedMember,
  })
  for (let i = 0; i < 2; i++)
    expect(await (await app.request('/api/docs/reference.css')).text()).toContain(
      'src: url("/assets/barlow-condensed-latin-800-normal-x1.woff2")',
    )
})

describe('the metrics', () => {
  test('are off by default', async () => {
    const answer = await createApp().request('/metrics')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } })
  })

  test('count requests by route and status, and show the process and the pool', async () => {
    const app = createApp(undefined, await createMetrics(database.pool))
    await app.request('/api/health')
    await app.request('/api/health')
    await app.request('/api/canary')
    const answer = await app.request('/metrics', {}, incomingFrom('127.0.0.1', 'localhost'))
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 2')
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1')
    expect(text).toMatch(/database_pool_connections\{state="idle"\} \d/)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toContain('canary')
  })
})
