/** What takes long to find is found when it is first asked for, and kept. */
export function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
