import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  /** Listeners are called only if the value differs. */
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** One value that many parts of the page read and change. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The store's value in a component. `prerendered` is the value used when the page was rendered in advance. */
export function useStore<Value>({ subscribe, get }: Store<Value>, prerendered: () => Value = get): Value {
  return useSyncExternalStore(subscribe, get, prerendered)
}
