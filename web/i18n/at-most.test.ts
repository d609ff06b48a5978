import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('no more than so many run at once, in the order in which they came, whether they fail or not', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const calls = [0, 1, 2, 3].map((number) =>
    inTurn(() => {
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
