/** Returns a function that runs at most `limit` of the calls given to it at once; the others wait. */
export function limitConcurrency(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await call()
    } finally {
      // The place goes to the next waiting call directly, so that a new call cannot overtake it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
