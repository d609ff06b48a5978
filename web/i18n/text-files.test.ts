import { expect, test } from 'vitest'
import { loadChunk, readTexts } from './text-files.ts'

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
