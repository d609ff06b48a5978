import type { Pool } from 'pg'
import type { SeenRequest } from '#server/http/request-log.ts'

export interface Metrics {
  observe(seen: SeenRequest): void
  contentType: string
  text(): Promise<string>
}

/** Metrics for Prometheus, in a separate registry, so that two apps in one process do not share counters. */
export async function createMetrics(pool: Pool): Promise<Metrics> {
  // Most installations have no metrics, and loading this takes a tenth of a second.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return {
    observe: ({ method, route, status, seconds }) => duration.observe({ method, route, status }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
