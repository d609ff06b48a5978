import { nameWriter } from '#web/api/request.ts'
import { createStore, useStore } from '#web/store/create-store.ts'
import { CHECKING, nextSession, type SessionAction, type SessionState } from './session-state.ts'

const store = createStore<SessionState>(CHECKING)

export const sessionState = store.get
nameWriter(() => store.get().session?.user.id)

/** Called when something happened: compare `event` and `at` of both states. */
export function onSessionChange(listener: (after: SessionState, before: SessionState) => void): () => void {
  let before = store.get()
  return store.subscribe(() => {
    const previous = before
    before = store.get()
    listener(before, previous)
  })
}

export function applyToSession(action: SessionAction): void {
  store.set(nextSession(store.get(), action, Date.now()))
}

export function useSessionState(): SessionState {
  return useStore(store)
}
