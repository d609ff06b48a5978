import type { Language } from '#contract/language.ts'
import { words } from '#server/strategist/reading/fold.ts'
import { stem } from '#server/strategist/reading/stem.ts'

/** Frequent words that nobody searches for, in all three languages. Folded. */
const STOP_WORDS = new Set(
  `the and or of to in on at for with without from by is are was were be been am it its this that these those i you he she
  we they my your his her our their me him them an but if so as do does did have has had not can could will would just very
  o os um uma uns umas e ou de do da dos das em no na nos nas ao aos com sem por para pra pelo pela que se mas como eu voce
  ele ela nos eles elas meu minha seu sua isso isto esse essa este esta foi era sao ser ter tem tenho muito mais ja nao sim
  el la los las un unos unas y u del al en con sin por lo le les me te mi mis tu tus su sus yo es son fue ser hay pero muy
  mas no si ya una a`.split(/\s+/),
)

/** Otherwise the stemmers would make the trainer a form of the training: entrenador, entrenamiento. */
const AGENT: [RegExp, string] = [/^(.{3,}[aei])dor(?:es|as?)?$/, '$1tor']

/** Endings that the stemmers treat differently in the singular and the plural. The first that fits is replaced. */
const ENDINGS: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/^(.{3,})'s?$/, '$1'],
    [/^(.{2,}[^aeiou])ied$/, '$1y'],
  ],
  pt: [
    AGENT,
    [/^(.{4,})ac(?:ao|oes)$/, '$1ar'],
    [/^(.+)(?:oes|aes|aos)$/, '$1ao'],
    [/^(.{4,}e)as?$/, '$1ao'],
    [/^(.{2,})ns$/, '$1m'],
    [/^(.{2,}[aeou])is$/, '$1l'],
    [/^(.{2,}[rz])es$/, '$1'],
  ],
  es: [
    [/^(.{4,})acion(?:es)?$/, '$1ar'],
    AGENT,
    [/^(.{2,})ces$/, '$1z'],
    [/^(.{2,}(?:or|[aeiou]n|[aeiou]l|[aeiu]d))es$/, '$1'],
  ],
}

/** The longest that a word can be in the index: longer ones are rarely words. */
const LONGEST = 40

/**
 * The common stem of a word's forms, for a word without accents. People often leave accents out, so they are gone before
 * the stemmer is asked, and the endings that it would only know with accents are replaced first.
 */
export function searchStem(word: string, language: Language): string {
  const fitting = ENDINGS[language].find(([ending]) => ending.test(word))
  const form = fitting ? word.replace(...fitting) : word
  return stem(form, language).slice(0, LONGEST)
}

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** The words of a text without accents. Addresses are left out: their parts would be found as words. */
export function wordsOf(text: string): string[] {
  return words(text.replace(/\bhttps?:\/\/\S+/gi, ' '))
}
