import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('runs at most the given number of calls at once, in their order, whether they fail or not', async () => {
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
