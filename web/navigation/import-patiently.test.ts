import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportReached, reportUnreachable } from '#web/api/connection.ts'
import { importPatiently } from './import-patiently.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  reportReached()
  vi.useRealTimers()
})

/** Code that arrives from the given time on. */
function codeAfter(failures: number) {
  const askedAt: number[] = []
  const began = Date.now()
  const load = importPatiently(async () => {
    askedAt.push(Date.now() - began)
    if (askedAt.length <= failures) throw new TypeError('Importing a module script failed.')
    return { words: 'here' }
  })
  return { load, askedAt }
}

it('asks once when it arrives, however many want it', async () => {
  const { load, askedAt } = codeAfter(0)
  expect(await Promise.all([load(), load()])).toEqual([{ words: 'here' }, { words: 'here' }])
  await load()
  expect(askedAt).toEqual([0])
})

it('asks again by itself, each time after twice the wait', async () => {
  const { load, askedAt } = codeAfter(5)
  const both = Promise.all([load(), load()])
  await vi.runAllTimersAsync()
  expect(await both).toEqual([{ words: 'here' }, { words: 'here' }])
  expect(askedAt).toEqual([0, 350, 1050, 2450, 5250, 10850])
})

it('gives up after five, and begins anew for whoever asks then', async () => {
  const { load, askedAt } = codeAfter(6)
  const told = expect(load()).rejects.toThrow('failed')
  await vi.runAllTimersAsync()
  await told
  expect(askedAt).toHaveLength(6)
  expect(await load()).toEqual({ words: 'here' })
})

it('tries once without a connection, and says so at once', async () => {
  const { load, askedAt } = codeAfter(1)
  reportUnreachable()
  await expect(load()).rejects.toThrow('failed')
  expect(askedAt).toEqual([0])
  reportReached()
  expect(await load()).toEqual({ words: 'here' })
})
