/** A message, its pieces, and the messages before it. */
const KEPT = 24

/**
 * The same function, which keeps its last few results. One answer folds and reads the same message many times, and the
 * text of the message is the key.
 */
export function keepLast<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    results.set(text, result)
    for (const oldest of results.keys()) if (results.size > KEPT) results.delete(oldest)
    return result
  }
}
