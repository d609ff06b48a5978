import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportReached, reportUnreachable } from '#web/api/connection.ts'
import { importWithRetries } from './import-with-retries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  reportReached()
  vi.useRealTimers()
})

/** An import that fails this many times, then succeeds. */
function codeAfter(failures: number) {
  const askedAt: number[] = []
  const began = Date.now()
  const load = importWithRetries(async () => {
    askedAt.push(Date.now() - began)
    if (askedAt.length <= failures) throw new TypeError('Importing a module script failed.')
    return { words: 'here' }
  })
  return { load, askedAt }
}

it('imports once, however many callers ask', async () => {
  const { load, askedAt } = codeAfter(0)
  expect(await Promise.all([load(), load()])).toEqual([{ words: 'here' }, { words: 'here' }])
  await load()
  expect(askedAt).toEqual([0])
})

it('retries a failed import, each time after twice the wait', async () => {
  const { load, askedAt } = codeAfter(5)
  const both = Promise.all([load(), load()])
  await vi.runAllTimersAsync()
  expect(await both).toEqual([{ words: 'here' }, { words: 'here' }])
  expect(askedAt).toEqual([0, 350, 1050, 2450, 5250, 10850])
})

it('gives up after five retries, and starts again at the next call', async () => {
  const { load, askedAt } = codeAfter(6)
  const told = expect(load()).rejects.toThrow('failed')
  await vi.runAllTimersAsync()
  await told
  expect(askedAt).toHaveLength(6)
  expect(await load()).toEqual({ words: 'here' })
})

it('tries once without a connection, and fails at once', async () => {
  const { load, askedAt } = codeAfter(1)
  reportUnreachable()
  await expect(load()).rejects.toThrow('failed')
  expect(askedAt).toEqual([0])
  reportReached()
  expect(await load()).toEqual({ words: 'here' })
})
