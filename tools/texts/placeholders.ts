/** What a text leaves open: `{{values}}`, `$t(other texts)` and `<tags>`, sorted so that word order may differ. */
export function placeholders(text: string): string[] {
  const values = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`)
  const texts = [...text.matchAll(/\$t\(\s*([^),\s]+)/g)].map((match) => `$t(${match[1]})`)
  const tags = [...text.matchAll(/<(\/?)([\w-]+)\s*(\/?)>/g)].map((match) => `<${match[1]}${match[2]}${match[3]}>`)
  return [...values, ...texts, ...tags].sort()
}

/** Whether anything is left to translate once the placeholders are gone. */
export function hasWords(text: string): boolean {
  const bare = text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/g, '')
  return /\p{L}/u.test(bare)
}

export type TextFunction = (...values: unknown[]) => unknown

/** A text that is written as a function, with placeholders where its values would stand. */
export function sample(text: TextFunction): string {
  const values = Array.from({ length: text.length }, (_, index) => standIn(`value${index}`))
  return String(text(...values))
}

function standIn(name: string): unknown {
  return new Proxy(() => undefined, {
    get: (_, key) => (typeof key === 'symbol' || key === 'toString' ? () => `{{${name}}}` : standIn(key)),
  })
}
