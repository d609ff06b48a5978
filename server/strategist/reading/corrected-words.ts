import type { ChangedFact } from '#content/talk/changed-facts.ts'
import type { Language } from '#contract/language.ts'
import { unitAt } from '../knowledge/sums/find-words.ts'
import type { Rewritten } from '../strategist.ts'
import { REFUSES_NEXT, SAYS_NO, WAS_WRONG } from './correction-marks.ts'
import { findExchangedWord } from './exchanged-words.ts'
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

interface Exclusive {
  pattern: RegExp
  fact: ChangedFact | undefined
}

const SIDE = /^(?:left|right|esquerd[oa]|direit[oa]|izquierd[oa]|derech[oa])$/
const PERSON = /^(?:son|filho|hijo|mum|pai|papa)$/
const exclusiveOf = (group: readonly string[]): Exclusive => ({
  pattern: anyOf(group),
  fact: SIDE.test(group[0] ?? '') ? 'side' : PERSON.test(group[0] ?? '') ? 'person' : undefined,
})
const SPORT: Exclusive = { pattern: SPORT_NAMES, fact: 'sport' }
const EXCLUSIVES: Record<Language, readonly Exclusive[]> = {
  en: [...EXCLUSIVE.en.map(exclusiveOf), SPORT],
  pt: [...EXCLUSIVE.pt.map(exclusiveOf), SPORT],
  es: [...EXCLUSIVE.es.map(exclusiveOf), SPORT],
}

/** Who puts a word right without saying which was wrong writes hardly anything else. */
const MOST_WORDS = { refusing: 18, marked: 10 }

/** Folded, in all three languages together. */
const AGE =
  /(?<=\b(?:i'?m|i am|he'?s|she'?s|is|aged?|turned) )\d{1,2}(?= and\b|[,.](?!\d)|$| years| yo\b| old)|(?<=\b(?:start\w*|begin\w*|boxing|train\w*|comecar|empezar|treinar|entrenar)(?: \w+){0,2} (?:at|aos|com|a los|con) )\d{1,2}(?=\D|$)|(?<=\b(?:tenho|tengo|com|con|de) )\d{1,2}(?= anos?\b)/
const OF_AGE = 18

function factOfAge(from: string, to: string): ChangedFact {
  if (Number(to) < OF_AGE) return 'under_age'
  return Number(to) > Number(from) ? 'older' : 'younger'
}

/** "Typo, 43", after "I'm 34 and want to start". */
function correctedAge(folded: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const [found, another] = [...folded.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,]?\d)/g)]
  if (found === undefined || another !== undefined) return null
  const [to] = found
  // "Its 55 members".
  const { unit = 'years' } = unitAt(folded.slice(found.index + to.length)) ?? {}
  if (unit !== 'years') return null
  for (const [place, { content }] of [...earlier.entries()].reverse()) {
    const text = memberText(content, language)
    const age = AGE.exec(text.folded)
    if (age && age[0] !== to) {
      const rewritten = rewriteMessage(text, { place, start: age.index, end: age.index + age[0].length, to })
      return { ...rewritten, fact: factOfAge(age[0], to) }
    }
  }
  return null
}

const RELATIVES: Record<Language, string> = {
  en: 'brother|sister|son|daughter|kid|child|boy|girl|nephew|niece|cousin|husband|wife|boyfriend|girlfriend|mum|mom|dad|mate|friend|student|fighter',
  pt: 'irmao|irma|filho|filha|sobrinho|sobrinha|primo|prima|marido|esposa|namorado|namorada|mae|pai|amigo|amiga|aluno|aluna|atleta',
  es: 'hermano|hermana|hijo|hija|sobrino|sobrina|primo|prima|marido|esposo|esposa|novio|novia|mama|papa|amigo|amiga|alumno|alumna|peleador|peleadora',
}
/** Says for whom it is: "it's not for me, it's my brother". The person stands in the group `person`. */
const FOR_ANOTHER: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:not (?:for |about )?me\b|isn'?t (?:for |about )?me\b|(?:this|it'?s|its|that'?s|was|asking) (?:is |actually |really )?(?:for|about)\b).*?\b(?<person>my (?:\w+ )?(?:${RELATIVES.en}))\b`,
  ),
  pt: new RegExp(
    String.raw`\b(?:(?:nao|n) (?:e|eh|era|sou) (?:pra mim|para mim|eu|sobre mim|comigo)\b|(?:e|eh|era) (?:na verdade |na real )?(?:pr[ao]|para|sobre)\b).*?\b(?<person>(?:meu|minha) (?:\w+ )?(?:${RELATIVES.pt}))\b`,
  ),
  es: new RegExp(
    String.raw`\b(?:no (?:es|era|soy) (?:para mi|yo|sobre mi|mio)\b|(?:es|era) (?:en realidad )?(?:para|sobre)\b).*?\b(?<person>mi (?:\w+ )?(?:${RELATIVES.es}))\b`,
  ),
}
const YOURS: readonly [RegExp, string][] = [
  [/^my /i, 'your '],
  [/^meu /i, 'seu '],
  [/^minha /i, 'sua '],
  [/^mi /i, 'tu '],
]
const MOST_WORDS_ABOUT_ANOTHER = 20

/** "Not me, my brother, he is 16": the first message with that added; null if it says nothing of the kind. */
export function findOtherPerson(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const [first] = earlier
  const found = FOR_ANOTHER[language].exec(own.folded)
  const person = found?.groups?.person
  if (!first || !found || person === undefined || words(own.folded).length > MOST_WORDS_ABOUT_ANOTHER) return null
  const isKnown = earlier.some(({ content }) => memberText(content, language).folded.includes(person))
  if (isKnown) return null
  const at = found.index + found[0].length
  const said = own.original.slice(originalAt(own, at - person.length), originalAt(own, at))
  const [mine, yours] = YOURS.find(([pattern]) => pattern.test(said)) ?? [/^$/, '']
  const to = said.replace(mine, yours)
  return { place: 0, content: `${first.content}. ${message}`, from: '', to, phrase: to, fact: 'person' }
}

/** "Sorry, I meant won", "not my son, my daughter": the earlier message with the right word; null if none is put right. */
export function findCorrectedWord(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const { folded } = own
  const isMarked = WAS_WRONG.test(folded) || SAYS_NO.test(folded)
  const length = words(folded).length
  const age = isMarked && length <= MOST_WORDS.marked ? correctedAge(folded, earlier, language) : null
  if (age) return age
  for (const { pattern, fact } of EXCLUSIVES[language]) {
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
      return { ...rewriteMessage(text, { place, start: wrong.start, end: wrong.end, to }), fact }
    }
  }
  return findExchangedWord(message, earlier, language)
}
