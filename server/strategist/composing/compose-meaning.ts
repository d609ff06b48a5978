import { glossary, type Term } from '#content/glossary/glossary.ts'
import type { Language } from '#contract/language.ts'
import { askedTerms } from '../reading/asked-terms.ts'
import { words } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'

/** "D'Arce", "no-gi" and "nogi" are the same name. */
const spelling = (name: string): string => words(name).join('').replaceAll("'", '')
const SINGULAR = /(?:es|s)$/

const known = new Map<Language, ReadonlyMap<string, readonly Term[]>>()

function termsByName(language: Language): ReadonlyMap<string, readonly Term[]> {
  const made =
    known.get(language) ??
    glossary(language).terms.reduce((byName, term) => {
      for (const name of new Set(term.names.map(spelling))) byName.set(name, [...(byName.get(name) ?? []), term])
      return byName
    }, new Map<string, readonly Term[]>())
  known.set(language, made)
  return made
}

/** The terms of this name: a guard is one thing on the feet and another on the ground. */
function termsCalled(name: string, language: Language): readonly Term[] {
  const byName = termsByName(language)
  const spelt = spelling(name)
  return byName.get(spelt) ?? byName.get(spelt.replace(/s$/, '')) ?? byName.get(spelt.replace(SINGULAR, '')) ?? []
}

const headed = ({ names, meaning }: Term): string => {
  const name = names[0] ?? ''
  return `**${name.charAt(0).toUpperCase()}${name.slice(1)}:** ${meaning}`
}

function differenceOf(one: Term, other: Term, language: Language): string | undefined {
  return glossary(language).differences.find(({ between }) => between.includes(one.id) && between.includes(other.id))
    ?.answer
}

/** What a word of combat sports means, or how two of them differ. Null for any other message. */
export function composeMeaning(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  for (const names of askedTerms(message)) {
    const found = names.map((name) => termsCalled(name, language))
    const terms = [...new Set(found.flat())]
    if (found.some((ofName) => ofName.length === 0)) continue
    const [one, other] = terms
    const difference = names.length === 2 && one && other ? differenceOf(one, other, language) : undefined
    return talkReply(context, [difference, ...terms.map(headed)])
  }
  return null
}
