/** The messages of a talk, their pieces, and each message with those before it. */
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

/**
 * The same function, which keeps its last few results. One answer folds and reads the same message many times, and the
 * text of the message is the key.
 */
export function keepLast<Result>(compute: (text: string) => Result): (text: string) => Result {
  const kept = keepFor<Result>()
  return (text) => kept(text, () => compute(text))
}
