/** A random one of the others, with equal chances; the current one only if it is the only one. */
export function nextQuote<Id extends string>(ids: readonly Id[], current: Id | undefined, random = Math.random): Id {
  const others = ids.filter((id) => id !== current)
  const next = others[Math.floor(random() * others.length)] ?? current
  if (next === undefined) throw new Error('There is no quote to choose from')
  return next
}
