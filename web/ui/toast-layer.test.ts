import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrival, arrivals, dismissFailures, dismissToasts, outcomes, toast } from './toast.ts'
import type { ToastLayer } from './toast-layer.ts'

const titles = (layer: ToastLayer) => layer.entries.get().map((entry) => entry.title)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const layer of [outcomes, arrivals]) {
    layer.dismissWhere(() => true)
    layer.release('hidden')
  }
  vi.useRealTimers()
})

describe('outdated toasts', () => {
  it('of failures are dismissed without any other toast', () => {
    arrival({ title: 'A plan is due', variant: 'destructive' })
    toast({ title: 'Chat saved', variant: 'success' })
    dismissFailures()
    expect(titles(outcomes)).toEqual(['Chat saved'])
    toast({ title: 'Sign in failed', variant: 'destructive' })
    dismissFailures()
    expect(titles(outcomes)).toEqual([])
    expect(titles(arrivals)).toEqual(['A plan is due'])
  })

  it('of another language are all dismissed, also those in the queue', () => {
    toast({ title: 'Chat saved' })
    for (const title of ['one', 'two', 'three', 'four']) arrival({ title })
    dismissToasts()
    expect(titles(outcomes)).toEqual([])
    expect(titles(arrivals)).toEqual([])
  })
})

describe('outcomes', () => {
  it('are shown one at a time: a new one replaces the old', () => {
    toast({ title: 'Chat saved' })
    toast({ title: 'Chat deleted', variant: 'destructive' })
    expect(titles(outcomes)).toEqual(['Chat deleted'])
  })

  it('stay five seconds', () => {
    toast({ title: 'Chat saved' })
    vi.advanceTimersByTime(4999)
    expect(titles(outcomes)).toEqual(['Chat saved'])
    vi.advanceTimersByTime(1)
    expect(titles(outcomes)).toEqual([])
  })

  it('each have their own five seconds', () => {
    toast({ title: 'first' })
    vi.advanceTimersByTime(4000)
    toast({ title: 'second' })
    vi.advanceTimersByTime(4999)
    expect(titles(outcomes)).toEqual(['second'])
  })
})

describe('arrivals', () => {
  it('are shown three at once, while the others wait', () => {
    for (const title of ['1', '2', '3', '4', '5']) arrival({ title })
    expect(titles(arrivals)).toEqual(['1', '2', '3'])
  })

  it('that say the same are one, which stays longer', () => {
    arrival({ title: 'Refund', description: 'On its way' })
    vi.advanceTimersByTime(3000)
    arrival({ title: 'Refund', description: 'On its way' })
    arrival({ title: 'Refund', description: 'Another one' })
    expect(arrivals.entries.get().map(({ description }) => description)).toEqual(['On its way', 'Another one'])
    vi.advanceTimersByTime(3999)
    expect(titles(arrivals)).toHaveLength(2)
  })

  it('stay four seconds from when they are shown', () => {
    for (const title of ['1', '2', '3', '4']) arrival({ title })
    vi.advanceTimersByTime(4000)
    expect(titles(arrivals)).toEqual(['4'])
    vi.advanceTimersByTime(3999)
    expect(titles(arrivals)).toEqual(['4'])
    vi.advanceTimersByTime(1)
    expect(titles(arrivals)).toEqual([])
  })

  it('move up when another one is dismissed, shown or waiting', () => {
    const [first, , , fourth] = ['1', '2', '3', '4', '5'].map((title) => arrival({ title }))
    arrivals.dismiss(fourth ?? 0)
    arrivals.dismiss(first ?? 0)
    expect(titles(arrivals)).toEqual(['2', '3', '5'])
  })

  it('do not replace outcomes', () => {
    toast({ title: 'Chat saved' })
    for (const title of ['1', '2', '3']) arrival({ title })
    expect(titles(outcomes)).toEqual(['Chat saved'])
  })
})

describe('a held layer', () => {
  it('pauses its timers, and continues with the remaining time', () => {
    toast({ title: 'Chat saved' })
    vi.advanceTimersByTime(3000)
    outcomes.hold('pointer')
    vi.advanceTimersByTime(60_000)
    outcomes.release('pointer')
    vi.advanceTimersByTime(1999)
    expect(titles(outcomes)).toEqual(['Chat saved'])
    vi.advanceTimersByTime(1)
    expect(titles(outcomes)).toEqual([])
  })

  it('stays paused until the last reason is released', () => {
    toast({ title: 'Chat saved' })
    outcomes.hold('pointer')
    outcomes.hold('hidden')
    outcomes.release('hidden')
    vi.advanceTimersByTime(60_000)
    expect(titles(outcomes)).toEqual(['Chat saved'])
  })

  it('keeps a toast that arrives while the page is hidden until the page is shown', () => {
    arrivals.hold('hidden')
    arrival({ title: '1' })
    vi.advanceTimersByTime(60_000)
    arrivals.release('hidden')
    vi.advanceTimersByTime(3999)
    expect(titles(arrivals)).toEqual(['1'])
    vi.advanceTimersByTime(1)
    expect(titles(arrivals)).toEqual([])
  })

  it('is released by the pointer when the toast under it is dismissed', () => {
    const id = toast({ title: 'first' })
    outcomes.hold('pointer')
    outcomes.dismiss(id)
    toast({ title: 'second' })
    vi.advanceTimersByTime(5000)
    expect(titles(outcomes)).toEqual([])
  })
})

describe('listeners of a layer', () => {
  it('are called for each change until they unsubscribe', () => {
    const listener = vi.fn()
    const leave = outcomes.entries.subscribe(listener)
    toast({ title: 'one' })
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    toast({ title: 'two' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('get the same list until it changes', () => {
    toast({ title: 'one' })
    expect(outcomes.entries.get()).toBe(outcomes.entries.get())
  })
})
