import type { Plan } from '#contract/plans.ts'
import { readStored } from '#web/i18n/browser-storage.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { prefetchWhenIdle } from '#web/router/prefetch.ts'
import { waitingKey } from '#web/session/load-when-waiting.ts'
import { onSessionChange, sessionState } from '#web/session/session-store.ts'

const load = importWithRetries(() => import('./small-writes.ts'))
prefetchWhenIdle(load)

/** Ticks a step, or lets the tick wait for a connection. Undefined if it waits. */
export async function tickOrWait(tick: { id: string; step_id: string; done: boolean }): Promise<Plan | undefined> {
  const { newWrite, writeOrWait } = await load()
  return await writeOrWait(sessionState().session?.user.id ?? '', newWrite({ kind: 'tick', ...tick }))
}

/** What waits from an earlier visit is shown, also without a connection. */
function loadIfWaiting(): void {
  const user_id = sessionState().session?.user.id
  if (user_id && readStored(waitingKey('small-writes', user_id))) load().catch((error: unknown) => console.warn(error))
}

onSessionChange(loadIfWaiting)
loadIfWaiting()
