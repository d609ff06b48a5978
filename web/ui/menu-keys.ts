/** The entry that an arrow key (wrapping around), Home or End moves to; undefined for any other key. */
export function menuTarget(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

export type Typed = { text: string; at: number }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The next entry whose label starts with the typed letters, ignoring accents; letters within half a second belong
 * together. The same letter again moves to the next match. -1 if there is none.
 */
export function startsWithTyped(labels: string[], current: number, typed: Typed, key: string, now: number): number {
  const letter = plain(key)
  const goesOn = now - typed.at < 500 && typed.text !== letter
  typed.text = goesOn ? typed.text + letter : letter
  typed.at = now
  const start = typed.text.length > 1 ? Math.max(current, 0) : current + 1
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (plain(labels[index] ?? '').startsWith(typed.text)) return index
  }
  return -1
}
