/** The messages of a talk, and each with those before it. */
const KEPT = 48

/** Keeps the last few results, each under a text that says all that it was made from. */
export function keepFor<Result>(): (key: string, compute: () => Result) => Result {
  const results = new Map<string, { result: Result }>()
  return (key, compute) => {
    const known = results.get(key)
    if (known) return known.result
    const result = compute()
    results.set(key, { result })
    for (const oldest of results.keys()) {
      if (results.size <= KEPT) break
      results.delete(oldest)
    }
    return result
  }
}
