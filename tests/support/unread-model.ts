import { expect } from 'vitest'
import { MOST_UNREAD } from '#contract/space-rules.ts'
import { markSpaceRead, readSpace } from '#contract/spaces.ts'
import type { TestApp } from './app.ts'
import { type Insider, post } from './spaces.ts'

interface Reading {
  app: TestApp
  slug: string
  writer: Insider
  reader: Insider
  rounds: number
  seed: number
}

/**
 * In each round some posts are written, and three devices of the reader report at once how far they have read, in any
 * order. The sequence is fixed by its seed, so that a failure can be repeated. Nobody else may write in the space.
 */
export async function readOnThreeDevices({ app, slug, writer, reader, rounds, seed }: Reading): Promise<void> {
  let state = seed
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const ids: string[] = []
  let furthest = -1
  for (let round = 0; round < rounds; round++) {
    for (let count = random(3); count >= 0; count--) {
      // The database keeps microseconds, the clock only milliseconds: each post gets its own.
      const { id } = await app.clock.later({ seconds: ids.length + 1 }, () => post(writer, 'Next', { slug }))
      ids.push(id)
    }
    const reads = Array.from({ length: 3 }, () => random(ids.length))
    furthest = Math.max(furthest, ...reads)
    await Promise.all(reads.map((index) => reader.browser.call(markSpaceRead, { slug, post_id: ids[index] ?? '' })))
    const { unread } = (await reader.browser.call(readSpace, { slug })).space
    expect(unread, `seed ${seed}, round ${round}`).toBe(Math.min(ids.length - 1 - furthest, MOST_UNREAD))
  }
}
