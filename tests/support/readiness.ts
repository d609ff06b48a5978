import { setTimeout as sleep } from 'node:timers/promises'
import { readReadiness } from '#contract/operations.ts'
import { createWireClient } from './wire-client.ts'

/** Resolves when the condition holds; fails after the timeout. */
export async function waitUntil(condition: () => Promise<boolean>, what: string, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s`)
    await sleep(20)
  }
}

/** Whether the server at this port reports its database, migrations and jobs as ready. */
export async function isReady(port: number): Promise<boolean> {
  const client = createWireClient(port)
  try {
    return (await client.call(readReadiness, {})).status === 200
  } catch {
    return false
  } finally {
    client.close()
  }
}
