/** Tells whether a path is one of these pages; a name with a colon in a pattern stands for one part of the path. */
export function createPageMatcher(patterns: readonly string[]): (path: string) => boolean {
  const fixed = new Set(patterns.filter((pattern) => !pattern.includes('/:')))
  const open = patterns.filter((pattern) => pattern.includes('/:')).map((pattern) => pattern.split('/'))
  return (path) => {
    if (fixed.has(path)) return true
    const parts = path.split('/')
    return open.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i])),
    )
  }
}
