import type { Clock } from '#server/clock.ts'

type Duration = Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>

export interface TestClock extends Clock {
  /** Does something so much later (or, negative, earlier), as far as rules know; afterwards it is now again. */
  later<T>(duration: Duration, act: () => Promise<T>): Promise<T>
}

/** Runs like the real one, until it is moved. Rows that the database dates by itself are dated now. */
export function createTestClock(): TestClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    async later({ days = 0, hours = 0, minutes = 0, seconds = 0 }, act) {
      const moved = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
      offset += moved
      try {
        return await act()
      } finally {
        offset -= moved
      }
    },
  }
}
