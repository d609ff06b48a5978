import type { Clock } from '#server/clock.ts'

type Duration = Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>

export interface TestClock extends Clock {
  /** Moves the clock forward (or back, if negative) while `act` runs, then sets it to now again. */
  later<T>(duration: Duration, act: () => Promise<T>): Promise<T>
}

/** Shows the real time until it is moved. Dates that the database sets itself are always real. */
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
