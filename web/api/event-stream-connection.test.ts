import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEARTBEAT_SECONDS } from '#contract/event-rules.ts'
import { keepConnected, type SourceHandlers } from './event-stream-connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection whose source is opened and broken by the test. */
function start() {
  const sources: (SourceHandlers & { closed: boolean })[] = []
  const seen: string[] = []
  const connection = keepConnected({
    openSource(handlers) {
      const source = { ...handlers, closed: false }
      sources.push(source)
      return {
        close: () => {
          source.closed = true
        },
      }
    },
    onOpen: ({ again }) => seen.push(again ? 'open again' : 'open'),
    onMessage: (data) => seen.push(data),
    onRefused: () => seen.push('refused'),
  })
  const newest = () => {
    const source = sources.at(-1)
    if (!source) throw new Error('nothing was opened')
    return source
  }
  return { connection, sources, seen, newest }
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

/** The seconds from an error until the next source is opened. */
function waitAfterError({ sources, newest }: ReturnType<typeof start>): number {
  const before = sources.length
  newest().onError()
  for (let waited = 0; waited <= 60; waited++) {
    if (sources.length > before) return waited
    seconds(1)
  }
  throw new Error('it has given up')
}

describe('a connection', () => {
  test('is opened at once and passes on its messages', () => {
    const { newest, seen } = start()
    newest().onOpen()
    newest().onMessage('one')
    newest().onMessage('two')
    expect(seen).toEqual(['open', 'one', 'two'])
  })

  test('that cannot be opened is retried after 1, 2, 5 and 10 seconds, then every 10', () => {
    const connecting = start()
    const waits = Array.from({ length: 7 }, () => waitAfterError(connecting))
    expect(waits).toEqual([1, 2, 5, 10, 10, 10, 10])
    expect(connecting.sources.map(({ closed }) => closed)).toEqual([...waits.map(() => true), false])
  })

  test('reports only the first of consecutive failed tries', () => {
    const connecting = start()
    for (let count = 0; count < 4; count++) waitAfterError(connecting)
    expect(connecting.seen).toEqual(['refused'])
    connecting.newest().onOpen()
    waitAfterError(connecting)
    expect(connecting.seen).toEqual(['refused', 'open'])
    waitAfterError(connecting)
    expect(connecting.seen).toEqual(['refused', 'open', 'refused'])
  })

  test('that was stable before it broke is reopened after 1 second', () => {
    const connecting = start()
    for (let count = 0; count < 4; count++) waitAfterError(connecting)
    connecting.newest().onOpen()
    seconds(10)
    expect(waitAfterError(connecting)).toBe(1)
    connecting.newest().onOpen()
    expect(connecting.seen).toEqual(['refused', 'open', 'open again'])
  })

  test('that breaks soon after each opening waits longer each time', () => {
    const connecting = start()
    const waits = []
    for (let count = 0; count < 5; count++) {
      connecting.newest().onOpen()
      seconds(1)
      waits.push(waitAfterError(connecting))
    }
    expect(waits).toEqual([1, 2, 5, 10, 10])
  })

  test('is closed and reopened after two missed heartbeats, and not before', () => {
    const { sources, newest } = start()
    newest().onOpen()
    for (let count = 0; count < 10; count++) {
      seconds(HEARTBEAT_SECONDS)
      newest().onSign()
    }
    seconds(2 * HEARTBEAT_SECONDS - 1)
    expect(sources).toHaveLength(1)
    seconds(1)
    expect(newest().closed).toBe(true)
    seconds(1)
    expect(sources).toHaveLength(2)
  })

  test('counts an event as a heartbeat', () => {
    const { sources, newest } = start()
    newest().onOpen()
    for (let count = 0; count < 5; count++) {
      seconds(2 * HEARTBEAT_SECONDS - 1)
      newest().onMessage('news')
    }
    expect(sources).toHaveLength(1)
  })

  test('that hangs while it is opened is closed and retried', () => {
    const { sources, seen } = start()
    seconds(2 * HEARTBEAT_SECONDS + 1)
    expect(sources.map(({ closed }) => closed)).toEqual([true, false])
    expect(seen).toEqual(['refused'])
  })

  test('is retried at once by tryNow, but only while it waits', () => {
    const { connection, sources, newest } = start()
    connection.tryNow()
    newest().onOpen()
    connection.tryNow()
    expect(sources).toHaveLength(1)
    newest().onError()
    connection.tryNow()
    connection.tryNow()
    expect(sources).toHaveLength(2)
    seconds(30)
    expect(sources).toHaveLength(2)
  })

  test.each(['connecting', 'open', 'waiting'])('that is closed while %s stays closed', (state) => {
    const { connection, sources, newest } = start()
    if (state !== 'connecting') newest().onOpen()
    if (state === 'waiting') newest().onError()
    connection.close()
    connection.tryNow()
    seconds(600)
    expect(sources.map(({ closed }) => closed)).toEqual([true])
    expect(vi.getTimerCount()).toBe(0)
  })
})
