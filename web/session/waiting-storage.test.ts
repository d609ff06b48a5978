import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageFull } from '#web/offline/storage-full.ts'
import { createWaitingStorage } from './waiting-storage.ts'

const USER = 'robin'

/** A browser's storage with room for so many characters. */
function storageWithRoom(most: number) {
  const kept = new Map<string, string>()
  const used = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const room = { most }
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      const before = kept.get(key)
      kept.set(key, value)
      if (used() <= room.most) return
      if (before === undefined) kept.delete(key)
      else kept.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  return { room, localStorage }
}

const leaving = new Set<string>()
let { room, localStorage } = storageWithRoom(0)

beforeEach(() => {
  ;({ room, localStorage } = storageWithRoom(150))
  leaving.clear()
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: (name: string) => leaving.add(name),
    removeEventListener: (name: string) => leaving.delete(name),
  })
})
afterEach(() => {
  storageFull.set(null)
  vi.unstubAllGlobals()
})

type Item = { key: string; words: string }
const waiting = () => createWaitingStorage<Item>({ name: 'words', isItem: ({ key }) => typeof key === 'string' })
const [first, second, third] = ['one', 'two', 'three'].map((key) => ({ key, words: 'x'.repeat(60) })) as [
  Item,
  Item,
  Item,
]

test('what has no room waits behind what is stored, and is stored when there is room', () => {
  const page = waiting()
  page.write(USER, [first])
  expect(storageFull.get()).toBeNull()
  page.write(USER, [...page.itemsOf(USER), second])
  page.write(USER, [...page.itemsOf(USER), third])
  expect(page.itemsOf(USER)).toEqual([first, second, third])
  expect(storageFull.get()).toBe('writing')
  expect(leaving, 'the browser asks before it leaves the page').toEqual(new Set(['beforeunload']))
  expect(waiting().itemsOf(USER), 'a reload keeps what was stored').toEqual([first])

  // The first has been sent.
  page.write(USER, page.itemsOf(USER).slice(1))
  expect(page.itemsOf(USER)).toEqual([second, third])
  expect(waiting().itemsOf(USER)).toEqual([second])
  room.most = 1_000
  page.write(USER, page.itemsOf(USER).slice(1))
  expect(waiting().itemsOf(USER)).toEqual([third])
  expect(storageFull.get(), 'nothing is in this page alone').toBeNull()
  expect(leaving.size).toBe(0)
})

test('a sign-out forgets what has no room', () => {
  const page = waiting()
  room.most = 0
  page.write(USER, [first])
  expect(page.itemsOf(USER)).toEqual([first])
  page.forgetUnstored()
  expect(page.itemsOf(USER)).toEqual([])
  expect(storageFull.get()).toBeNull()
})
