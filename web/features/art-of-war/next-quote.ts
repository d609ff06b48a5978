/** Any of the others, each as likely as the next; the current one only where it is alone. */
export function nextQuote<Id extends string>(ids: readonly Id[], current: Id | undefined, random = Math.random): Id {
  const others = ids.filter((id) => id !== current)
  const next = others[Math.floor(random() * others.length)] ?? current
  if (next === undefined) throw new Error('There is no quote to choose from')
  return next
}
