/** Lets so many of the calls given to it run at once; the others wait for their turn. */
export function atMost(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await call()
    } finally {
      // Whoever waits takes over the place, so that nobody who comes now can be faster.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
