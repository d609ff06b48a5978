import { createStore, useStore } from '#web/store/create-store.ts'

type WaitingTick = { step_id: string; done: boolean }

/** Ticks that the server does not have yet. Apart from the line itself, which pages load when they are idle. */
export const waitingTicks = createStore<readonly WaitingTick[]>([])

/** What the member last chose for a step, if that still waits. */
export function useWaitingTick(step_id: string): WaitingTick | undefined {
  return useStore(waitingTicks).findLast((tick) => tick.step_id === step_id)
}
