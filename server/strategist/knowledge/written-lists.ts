import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConcreteAnswer } from '#content/concrete-answers/concrete-answer.ts'
import type { FollowUp } from '#content/follow-ups/follow-up.ts'
import type { Language } from '#contract/language.ts'

const CONTENT = join(import.meta.dirname, '../../../content')
/** The files of a long list, a language in a folder. Their order is that of the trained weights. */
const PARTS = ['mind', 'technique', 'body', 'time', 'work', 'business', 'life']

/**
 * A list of texts, read once a language. Each language is written apart: it has what is said in it, not translations.
 * The JSON files are not imported: to infer the types of so many texts takes the compiler a quarter of its time. Tests
 * check what is in them.
 */
function readList<Item>(folder: string): (language: Language) => readonly Item[] {
  const known = new Map<Language, readonly Item[]>()
  return (language) => {
    const read =
      known.get(language) ??
      PARTS.flatMap((part): Item[] => JSON.parse(readFileSync(join(CONTENT, folder, language, `${part}.json`), 'utf8')))
    known.set(language, read)
    return read
  }
}

/** Answers to concrete questions. */
export const concreteAnswers = readList<ConcreteAnswer>('concrete-answers')

/** What people say next in a talk. */
export const followUps = readList<FollowUp>('follow-ups')
