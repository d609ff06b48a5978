import { useSyncExternalStore } from 'react'
import { CHECKING, nextSession, type SessionAction, type SessionState } from './session-state.ts'

let state: SessionState = CHECKING
const listeners = new Set<() => void>()

export function sessionState(): SessionState {
  return state
}

/** `after` is a state in which something happened: compare `event` and `at`. */
export function onSessionChange(listener: (after: SessionState, before: SessionState) => void): () => void {
  let before = state
  return subscribe(() => {
    const previous = before
    before = state
    listener(state, previous)
  })
}

export function applyToSession(action: SessionAction): void {
  const next = nextSession(state, action, Date.now())
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
