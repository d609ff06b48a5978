import type { Language } from '#contract/language.ts'

/** A technique, position, rule or word of the gym: one thing with the names that people use for it. */
export interface Technique {
  /** In the search index of posts, so it never changes. */
  readonly id: string
  /** The usual name first. Forms that a stemmer combines (plurals, regular verbs) are not listed. */
  readonly names: Readonly<Record<Language, readonly string[]>>
}

/** Reads lines of the form `id | English names | Portuguese names | Spanish names`, with commas between names. */
export function readTechniques(lines: string): Technique[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', en = '', pt = '', es = ''] = line.split('|').map((part) => part.trim())
      return { id, names: { en: namesIn(en), pt: namesIn(pt), es: namesIn(es) } }
    })
}

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim())
