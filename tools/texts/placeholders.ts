/** The placeholders of a text: `{{values}}`, `$t(other texts)` and `<tags>`, sorted because the word order may differ. */
export function placeholders(text: string): string[] {
  const values = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`)
  const texts = [...text.matchAll(/\$t\(\s*([^),\s]+)/g)].map((match) => `$t(${match[1]})`)
  const tags = [...text.matchAll(/<(\/?)([\w-]+)\s*(\/?)>/g)].map((match) => `<${match[1]}${match[2]}${match[3]}>`)
  return [...values, ...texts, ...tags].sort()
}

/** Whether the text contains words besides its placeholders. */
export function hasWords(text: string): boolean {
  const bare = text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/g, '')
  return /\p{L}/u.test(bare)
}

export type TextFunction = (...values: unknown[]) => unknown

/** Calls a text that is written as a function with placeholders for its values. */
export function fillWithPlaceholders(text: TextFunction): string {
  const values = Array.from({ length: text.length }, (_, index) => placeholderValue(`value${index}`))
  return String(text(...values))
}

function placeholderValue(name: string): unknown {
  return new Proxy(() => undefined, {
    get: (_, key) => (typeof key === 'symbol' || key === 'toString' ? () => `{{${name}}}` : placeholderValue(key)),
  })
}
