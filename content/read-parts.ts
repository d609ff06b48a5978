import { readFileSync } from 'node:fs'
import type { Language } from '#contract/language.ts'

/** The files of a long list, a language in a folder. Their order is that of the trained weights. */
const PARTS = ['mind', 'technique', 'body', 'time', 'work', 'business', 'life']

/**
 * A list that is kept in JSON files beside its module, read once a language. The files are not imported: texts in a
 * module stay in memory twice, and to infer the types of so many takes the compiler longer than all other code. Tests
 * check what is in them.
 */
export function readParts<Item>(module: ImportMeta): (language: Language) => readonly Item[] {
  const known = new Map<Language, readonly Item[]>()
  return (language) => {
    const read =
      known.get(language) ??
      PARTS.flatMap((part): Item[] => JSON.parse(readFileSync(new URL(`${language}/${part}.json`, module.url), 'utf8')))
    known.set(language, read)
    return read
  }
}
