import { expect, test } from 'vitest'
import { limitConcurrency, loadChunk, readTexts } from './text-files.ts'

test('at most ten text files load at once, and the next starts when one has loaded', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const paths = Array.from({ length: 12 }, (_, number) => `texts-${number}`)
  const chunks = Object.fromEntries(
    paths.map((path) => [
      path,
      () => {
        begun.push(path)
        return new Promise<string>((resolve) => ends.push(() => resolve(path)))
      },
    ]),
  )
  const reads = paths.map((path) => loadChunk(chunks, path))
  await expect.poll(() => begun.length).toBe(10)
  // Other text files wait in the same queue.
  let isThere = false
  const named = readTexts('en', 'common').then(() => (isThere = true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([begun, isThere]).toEqual([paths.slice(0, 10), false])
  ends[0]?.()
  await expect.poll(() => begun.length).toBe(11)
  for (let end = 1; end < paths.length; end++) {
    await expect.poll(() => ends.length).toBeGreaterThan(end)
    ends[end]?.()
  }
  expect(await Promise.all(reads)).toEqual(paths)
  await named
})

test('limitConcurrency runs at most the given number of calls at once, in their order, whether they fail or not', async () => {
  const limited = limitConcurrency(2)
  const begun: number[] = []
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const calls = [0, 1, 2, 3].map((number) =>
    limited(() => {
      begun.push(number)
      return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[0]?.reject(new Error('cut'))
  await expect(calls[0]).rejects.toThrow('cut')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]?.resolve()
  ends[2]?.resolve()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[3]?.resolve()
  await Promise.all(calls.slice(1))
})
