import type { Language } from '#contract/language.ts'
import { NUMBER, readNumber } from './number-words.ts'

/** A number in words that is more than a plain number word. */
export interface NumberPhrase {
  value: number
  start: number
  end: number
  unit?: 'sessions' | undefined
  /** The end of what is counted. */
  wholeEnd?: number
}

const SESSIONS: Record<Language, string> = {
  en: 'mornings?|afternoons?|sessions?|lessons?|class(?:es)?|times|evenings?|nights?|workouts?|trainings?|practices?',
  pt: 'manhas?|tardes?|treinos?|aulas?|vez(?:es)?|noites?|sessao|sessoes|treinamentos?',
  es: 'mananas?|tardes?|entrenamientos?|entrenos?|clases?|ve(?:z|ces)|noches?|sesion(?:es)?|practicas?',
}
const SMALL_WORDS = 'and|or|of|to|in|the|my|de|da|do|e|ou|y|o|a|con|com|por|para|pra'

interface Patterns {
  thousands: RegExp
  sessions: RegExp
}

/** "Four and a half thousand", "mil e trezentos", "dos mil quinientos"; "two Muay Thai sessions", "dos entrenos". */
const patternsOf = (language: Language): Patterns => {
  const word = String.raw`(?:${NUMBER[language]})`
  return {
    thousands: new RegExp(
      String.raw`(?<![\w.,])(?:(?<whole>${word}) (?:and a half|e meio|y medio) (?<unit>thousand|grand|mil|k)|(?:(?<count>${word}) )?(?<mil>thousand|grand|mil) (?:and |e |y )?(?<hundreds>${HUNDRED_NAMES}|\w+ hundred)(?: (?:and |e |y )?(?<rest>${word}))?)(?![\w])`,
      'g',
    ),
    sessions: new RegExp(
      String.raw`(?<![\w.,:/])(?<number>${word}) (?:(?:\d+|one|an)[ -]?(?:hour|minute|min)s? )?(?!(?:${SMALL_WORDS})\b)(?:[a-z-]+ ){0,2}?(?:${SESSIONS[language]})\b`,
      'g',
    ),
  }
}
const HUNDREDS: Record<string, number> = {
  ...{ cem: 100, cien: 100, cento: 100, ciento: 100, duzentos: 200, doscientos: 200, trezentos: 300, trescientos: 300 },
  ...{ quatrocentos: 400, cuatrocientos: 400, quinhentos: 500, quinientos: 500, seiscentos: 600, seiscientos: 600 },
  ...{ setecentos: 700, setecientos: 700, oitocentos: 800, ochocientos: 800, novecentos: 900, novecientos: 900 },
}
const HUNDRED_NAMES = Object.keys(HUNDREDS).join('|')
const PATTERNS: Record<Language, Patterns> = { en: patternsOf('en'), pt: patternsOf('pt'), es: patternsOf('es') }

const MAY_BE_THOUSANDS = /\b(?:mil|thousand|grand|k)\b/
const MAY_BE_SESSIONS =
  /[a-z] (?:[a-z-]+ |\d+ ){0,3}(?:mornings?|afternoons?|manhas?|tardes?|mananas?|sessions?|lessons?|class(?:es)?|times|evenings?|nights?|workouts?|trainings?|practices?|treinos?|aulas?|vez(?:es)?|noites?|sessao|sessoes|treinamentos?|entrenamientos?|entrenos?|clases?|ve[zc]e?s?|noches?|sesion(?:es)?|practicas?)\b/

const A_WEEK = /^ ?(?:a|per|every|each|por|na|a la|cada) (?:week|semana)\b/

const hundredsOf = (said: string, language: Language): number =>
  HUNDREDS[said] ?? 100 * (readNumber(said.replace(/ hundred$/, ''), language) ?? 0)

/** The numbers in words of a folded text that are told by more than one word, or with what they count further on. */
export function numberPhrasesIn(folded: string, language: Language): NumberPhrase[] {
  const { thousands, sessions } = PATTERNS[language]
  const amounts = MAY_BE_THOUSANDS.test(folded)
    ? [...folded.matchAll(thousands)].map(({ 0: said, index, groups = {} }) => {
        const { whole, count = '1', hundreds = '', rest = '' } = groups
        const value =
          whole === undefined
            ? (readNumber(count, language) ?? 1) * 1000 +
              hundredsOf(hundreds, language) +
              (readNumber(rest, language) ?? 0)
            : ((readNumber(whole, language) ?? 0) + 0.5) * 1000
        return { value, start: index, end: index + said.length }
      })
    : []
  const times = MAY_BE_SESSIONS.test(folded)
    ? [...folded.matchAll(sessions)].flatMap(({ 0: said, index, groups = {} }) => {
        const { number = '' } = groups
        const value = readNumber(number, language)
        // "One class was hard" says not how often.
        const wholeEnd = index + said.length
        if (value === null || (value < 2 && !A_WEEK.test(folded.slice(wholeEnd)))) return []
        return [{ value, start: index, end: index + number.length, unit: 'sessions' as const, wholeEnd }]
      })
    : []
  return [...amounts, ...times]
}
