import { type RateLimiterAbstract, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** The counter of a limit. `consume` fails with a RateLimiterRes beyond the limit. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'reward' | 'delete'>

/** The share of the limit that each process admits by itself, and the share it then takes from the shared counter at a time. */
const OWN_SHARE = 1 / 6
const LUMP_SHARE = 1 / 12

/**
 * A limit across processes that rarely asks the database: clients with few requests are counted only in this process,
 * others in the shared counter, a lump in advance. Requests that are spread evenly over the processes are held to the
 * limit; a client that reaches all processes at once gets at most the own share of each further process on top.
 */
export function countLocallyFirst(
  shared: Counter,
  { keyPrefix, points, duration }: { keyPrefix: string; points: number; duration: number },
): Counter {
  const here = new RateLimiterMemory({ keyPrefix, points, duration })
  const own = Math.floor(points * OWN_SHARE)
  const lump = Math.max(1, Math.floor(points * LUMP_SHARE))
  /** The lump that is being taken, by key. */
  const taking = new Map<string | number, Promise<unknown>>()

  async function take(key: string | number, many: number, earlier: Promise<unknown> | undefined): Promise<void> {
    await earlier
    try {
      await shared.consume(key, many)
    } catch (reason) {
      // Until then the shared counter need not be asked again.
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
        // The first lump includes what this process admitted by itself.
        const taken = take(key, beyond === 1 ? own + lump : lump, taking.get(key)).finally(() => {
          if (taking.get(key) === taken) taking.delete(key)
        })
        taking.set(key, taken)
      }
      // Nothing of a lump is used before it was granted.
      await taking.get(key)
      return counted
    },
    async get(key) {
      return await here.get(key)
    },
    // In this process only: the surplus of the shared counter expires with its period.
    async reward(key) {
      return await here.reward(key)
    },
    async delete(key) {
      await here.delete(key)
      return await shared.delete(key)
    },
  }
}
