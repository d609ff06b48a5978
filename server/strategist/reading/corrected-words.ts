import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { REFUSES_NEXT, SAYS_NO, WAS_WRONG } from './correction-marks.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'
import { SPORT_NAMES } from './sports.ts'

/** Words of which only one can be true, so that another of them puts the first right. Folded. */
const EXCLUSIVE: Record<Language, readonly (readonly string[])[]> = {
  en: [
    ['won', 'lost'],
    ['win', 'lose'],
    ['left', 'right'],
    ['son', 'daughter', 'brother', 'sister', 'nephew', 'niece', 'cousin', 'husband', 'wife', 'boyfriend', 'girlfriend'],
    ['mum', 'mom', 'dad', 'mother', 'father'],
    ['amateur', 'pro', 'professional'],
    ['morning', 'afternoon', 'evening'],
    ['knee', 'ankle', 'shoulder', 'elbow', 'wrist', 'hip', 'neck', 'hamstring', 'calf', 'groin', 'rib', 'hand', 'foot'],
    ['jab', 'cross', 'hook', 'uppercut'],
    ['gi', 'no-gi', 'nogi'],
    ['orthodox', 'southpaw'],
    ['white', 'blue', 'purple', 'brown', 'black', 'yellow', 'orange', 'green'],
  ],
  pt: [
    ['ganhei', 'perdi', 'venci'],
    ['ganhou', 'perdeu', 'venceu'],
    ['esquerdo', 'direito'],
    ['esquerda', 'direita'],
    [
      'filho',
      'filha',
      'irmao',
      'irma',
      'sobrinho',
      'sobrinha',
      'primo',
      'prima',
      'marido',
      'esposa',
      'namorado',
      'namorada',
    ],
    ['pai', 'mae'],
    ['amador', 'profissional'],
    ['manha', 'tarde', 'noite'],
    [
      'joelho',
      'tornozelo',
      'ombro',
      'cotovelo',
      'punho',
      'quadril',
      'pescoco',
      'panturrilha',
      'virilha',
      'costela',
      'mao',
      'pe',
    ],
    ['jab', 'direto', 'cruzado', 'gancho', 'uppercut'],
    ['destro', 'canhoto'],
    ['branca', 'azul', 'roxa', 'marrom', 'preta', 'amarela', 'laranja', 'verde'],
  ],
  es: [
    ['gane', 'perdi'],
    ['gano', 'perdio'],
    ['izquierdo', 'derecho'],
    ['izquierda', 'derecha'],
    [
      'hijo',
      'hija',
      'hermano',
      'hermana',
      'sobrino',
      'sobrina',
      'primo',
      'prima',
      'marido',
      'esposo',
      'esposa',
      'novio',
      'novia',
    ],
    ['papa', 'mama', 'padre', 'madre'],
    ['amateur', 'profesional'],
    ['manana', 'tarde', 'noche'],
    [
      'rodilla',
      'tobillo',
      'hombro',
      'codo',
      'muneca',
      'cadera',
      'cuello',
      'pantorrilla',
      'ingle',
      'costilla',
      'mano',
      'pie',
    ],
    ['jab', 'cross', 'gancho', 'uppercut'],
    ['diestro', 'zurdo'],
    ['blanco', 'azul', 'morado', 'marron', 'negro', 'amarillo', 'naranja', 'verde'],
  ],
}

interface Found {
  word: string
  start: number
  end: number
}

const foundIn = (folded: string, pattern: RegExp): Found[] =>
  [...folded.matchAll(pattern)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))

const anyOf = (group: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\w-])(?:${group.toSorted((one, other) => other.length - one.length).join('|')})(?![\w-])`,
    'g',
  )

const PATTERNS: Record<Language, readonly RegExp[]> = {
  en: [...EXCLUSIVE.en.map(anyOf), SPORT_NAMES],
  pt: [...EXCLUSIVE.pt.map(anyOf), SPORT_NAMES],
  es: [...EXCLUSIVE.es.map(anyOf), SPORT_NAMES],
}

/** Who puts a word right without saying which was wrong writes hardly anything else. */
const MOST_WORDS = { refusing: 18, marked: 10 }

const AGE = /(?<=\b(?:i'?m|i am|he'?s|she'?s|is|aged?|turned) )\d{1,2}(?= and\b|,|\.|$| years| yo\b| old)/

/** "Typo, 43", after "I'm 34 and want to start". */
function correctedAge(folded: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const [to, another] = folded.match(/(?<![\d.,])\d{1,2}(?![\d.,]?\d)/g) ?? []
  if (to === undefined || another !== undefined) return null
  for (const [place, { content }] of [...earlier.entries()].reverse()) {
    const text = memberText(content, language)
    const age = AGE.exec(text.folded)
    if (age && age[0] !== to)
      return rewriteMessage(text, { place, start: age.index, end: age.index + age[0].length, to })
  }
  return null
}

/** "Sorry, I meant won", "not my son, my daughter": the earlier message with the right word; null if none is put right. */
export function findCorrectedWord(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const { folded } = own
  const isMarked = WAS_WRONG.test(folded) || SAYS_NO.test(folded)
  const length = words(folded).length
  const age = isMarked && length <= MOST_WORDS.marked ? correctedAge(folded, earlier, language) : null
  if (age) return age
  for (const pattern of PATTERNS[language]) {
    const said = foundIn(folded, pattern)
    const isRefused = ({ start }: Found): boolean =>
      new RegExp(`${REFUSES_NEXT[language]}$`).test(folded.slice(0, start))
    const refused = said.filter(isRefused).map(({ word }) => word)
    const most = refused.length > 0 ? MOST_WORDS.refusing : MOST_WORDS.marked
    if (length > most || !(isMarked || refused.length > 0)) continue
    for (const [place, { content }] of [...earlier.entries()].reverse()) {
      const text = memberText(content, language)
      const before = foundIn(text.folded, pattern)
      const isNew = ({ word }: Found): boolean => !refused.includes(word) && before.every((each) => each.word !== word)
      const right = said.findLast(isNew)
      const [wrong] = refused.length > 0 ? before.filter(({ word }) => refused.includes(word)) : before
      if (!right || !wrong) continue
      const to = own.original.slice(originalAt(own, right.start), originalAt(own, right.end))
      return rewriteMessage(text, { place, start: wrong.start, end: wrong.end, to })
    }
  }
  return null
}
