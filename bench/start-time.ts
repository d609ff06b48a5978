import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#tests/support/server.ts'
import { type Figure, median } from './figures.ts'

const ROUNDS = 5

/** The time from the command to the first response, with the web built and an existing database. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-bench-'))
  await (await startServer({ dataDir })).stop()
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const server = await startServer({ dataDir })
    await fetch(`${server.url}/api/ready`)
    seconds.push((performance.now() - started) / 1000)
    await server.stop()
  }
  await rm(dataDir, { recursive: true, force: true })
  const middle = median(seconds)
  return [
    {
      what: 'Start to first answer, built, existing data',
      measured: `${middle.toFixed(2)} s`,
      against: `the median of ${ROUNDS} starts; the slowest took ${Math.max(...seconds).toFixed(2)} s`,
      target: 'under 2 s',
      reached: middle < 2,
    },
  ]
}
