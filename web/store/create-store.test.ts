import { expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

test('listeners are called for each new value until they unsubscribe', () => {
  const store = createStore(1)
  const listener = vi.fn(() => store.get())
  const stop = store.subscribe(listener)
  store.set(2)
  expect(listener).toHaveReturnedWith(2)
  stop()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe(3)
})

test('listeners are not called when the value stays the same', () => {
  const store = createStore<string | null>('a')
  const listener = vi.fn()
  store.subscribe(listener)
  store.set('a')
  expect(listener).not.toHaveBeenCalled()
})

test('a listener that unsubscribes another one during a change breaks nothing', () => {
  const store = createStore(1)
  const last = vi.fn()
  store.subscribe(() => stopSecond())
  const stopSecond = store.subscribe(vi.fn())
  store.subscribe(last)
  store.set(2)
  expect(last).toHaveBeenCalledOnce()
})
