import { type RateLimiterAbstract, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** What a limit counts by. `consume` fails with a RateLimiterRes when it was one too many. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'reward' | 'delete'>

/** So much of the limit each process gives away by itself, and so much it then takes from the others' count at a time. */
const OWN_SHARE = 1 / 6
const LUMP_SHARE = 1 / 12

/**
 * A limit that holds across processes and hardly ever asks the database: whoever does little is counted in this
 * process alone; whoever does more is counted in the shared one, a lump ahead. Spread evenly over them, no more pass than the
 * limit says; whoever comes to all at once, or could choose one, gets at most the own share of each further one on top.
 */
export function countHereFirst(
  shared: Counter,
  { keyPrefix, points, duration }: { keyPrefix: string; points: number; duration: number },
): Counter {
  const here = new RateLimiterMemory({ keyPrefix, points, duration })
  const own = Math.floor(points * OWN_SHARE)
  const lump = Math.max(1, Math.floor(points * LUMP_SHARE))
  /** Of each key the lump that is being taken. */
  const taking = new Map<string | number, Promise<unknown>>()

  async function take(key: string | number, many: number, earlier: Promise<unknown> | undefined): Promise<void> {
    await earlier
    try {
      await shared.consume(key, many)
    } catch (reason) {
      // Until then the others need not be asked again.
      const { msBeforeNext } = reason as Partial<RateLimiterRes>
      if (msBeforeNext) await here.block(key, Math.ceil(msBeforeNext / 1000))
      throw reason
    }
  }

  return {
    async consume(key) {
      const counted = await here.consume(key)
      const beyond = counted.consumedPoints - own
      if (beyond > 0 && (beyond - 1) % lump === 0) {
        // What was given away without asking is told with the first lump.
        const taken = take(key, beyond === 1 ? own + lump : lump, taking.get(key)).finally(() => {
          if (taking.get(key) === taken) taking.delete(key)
        })
        taking.set(key, taken)
      }
      // Nothing of a lump is given away before it is known whether there is one.
      await taking.get(key)
      return counted
    },
    async get(key) {
      return await here.get(key)
    },
    // In this process alone: what the shared count has too much of ends with its time.
    async reward(key) {
      return await here.reward(key)
    },
    async delete(key) {
      await here.delete(key)
      return await shared.delete(key)
    },
  }
}
