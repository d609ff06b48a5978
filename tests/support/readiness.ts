import { setTimeout as sleep } from 'node:timers/promises'
import { readReadiness } from '#contract/operations.ts'
import { createWireClient } from './wire-client.ts'

/** Resolves once the condition holds; fails when that takes longer than anybody would wait. */
export async function waitUntil(condition: () => Promise<boolean>, what: string, patienceMs = 60_000): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${patienceMs / 1000} s`)
    await sleep(20)
  }
}

/** Whether database, migrations and jobs of the server at this port are all right. */
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
