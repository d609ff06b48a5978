import { createStore } from '#web/store/create-store.ts'

/**
 * The browser has no room left: for answers to read later (`reading`), or for what the member wrote and the server does
 * not have yet (`writing`), which then waits in this page alone.
 */
export const storageFull = createStore<'reading' | 'writing' | null>(null)
