import type { ChangedFact } from '#content/talk/changed-facts.ts'
import type { Language } from '#contract/language.ts'
import { unitAt } from '../knowledge/sums/find-words.ts'
import type { Rewritten } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import { ADMITS, REFUSES_NEXT, SAYS_NO, WAS_CHECKED, WAS_MOVED, WAS_WRONG } from './correction-marks.ts'
import { findExchangedWord } from './exchanged-words.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { MONTH } from './month-names.ts'
import { readNumber } from './number-words.ts'
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
  /** A weekday or month: one that was moved or looked up is another one, too. */
  ofDay?: boolean
}
function monthsOf(language: Language): Exclusive {
  const named = MONTH[language].split('|').filter((name) => name.length > 4 || name === 'june' || name === 'july')
  return {
    pattern: new RegExp(String.raw`(?<!\d (?:de |of )?)\b(?:${named.join('|')})\b(?! (?:the )?\d)`, 'g'),
    fact: undefined,
    ofDay: true,
  }
}

const SIDE = /^(?:left|right|esquerd[oa]|direit[oa]|izquierd[oa]|derech[oa])$/
const PERSON = /^(?:son|filho|hijo|mum|pai|papa)$/
const exclusiveOf = (group: readonly string[]): Exclusive => ({
  pattern: anyOf(group),
  fact: SIDE.test(group[0] ?? '') ? 'side' : PERSON.test(group[0] ?? '') ? 'person' : undefined,
})
/** The day of a habit: "the sparring is on Thursdays". In Portuguese "a segunda" and "minha quinta" count something. */
const WEEKDAYS: Record<Language, Exclusive> = {
  en: { pattern: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, fact: undefined, ofDay: true },
  pt: {
    pattern:
      /(?<!\b(?:minha|meu|uma|sua|pela) )\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b(?! (?:luta|vez|eu|serie|parte|faixa|aula|opcao|mao|pessoa|filha))/g,
    fact: undefined,
    ofDay: true,
  },
  es: { pattern: /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/g, fact: undefined, ofDay: true },
}
/** A month without a day: "the baby comes in January". */
const MONTHS: Record<Language, Exclusive> = {
  en: monthsOf('en'),
  pt: monthsOf('pt'),
  es: monthsOf('es'),
}
const SPORT: Exclusive = { pattern: SPORT_NAMES, fact: 'sport' }
const EXCLUSIVES: Record<Language, readonly Exclusive[]> = {
  en: [...EXCLUSIVE.en.map(exclusiveOf), SPORT, WEEKDAYS.en, MONTHS.en],
  pt: [...EXCLUSIVE.pt.map(exclusiveOf), SPORT, WEEKDAYS.pt, MONTHS.pt],
  es: [...EXCLUSIVE.es.map(exclusiveOf), SPORT, WEEKDAYS.es, MONTHS.es],
}

/** Who puts a word right without saying which was wrong writes hardly anything else. */
const MOST_WORDS = { refusing: 18, admitting: 14, marked: 10, begunWith: 24 }

/** "The Thursday class moved to Fridays": the first of the two is the one that was told. */
const MOVED_FROM =
  /\b(?<from>(?:mon|tues|wednes|thurs|fri|satur|sun)days?|segunda|terca|quarta|quinta|sexta|sabados?|domingos?|lunes|martes|miercoles|jueves|viernes)(?: \w+){0,2}? (?:(?:has |was |got |been )*moved|switched|changed|pas[oao]u?|mudou|foi|cambio|se cambio|la pasaron|lo pasaron|passaram)(?: \w+)? (?:to|para|pra|a|al)\b/
/** "Now only Monday and Thursday." */
const ONLY_NOW =
  /\b(?:agora|now|ahora)(?: (?:so|only|solo|nomas|just|its|it's|i can|posso|puedo|consigo|e|eh|es|son|sao))+\b/
/** "The right one is fine." */
const IS_FINE =
  /^[^,.;]*\b(?:is|are|feels|esta|estan|ta|tao|estao) (?:fine|ok|okay|good|all right|bien|bem|boa?|de boa|normal)\b/

/** "Los martes no, los lunes". */
const REFUSES_DAY_BEFORE =
  /^ (?:(?:ya |ja )?(?:no|nao|n)(?: mas| mais| \w+)?|nem \w+|no longer|not any ?more)(?=[,.;!]|$)/

/** Folded, in all three languages together. */
const AGE =
  /(?<=\b(?:son|daughter|kid|boy|girl|brother|sister|filho|filha|irmao|irma|hijo|hija|hermano|hermana),? ?\()\d{1,2}(?=\))|(?<=\b(?:i'?m|i am|he'?s|she'?s|is|aged?|turned) )\d{1,2}(?= and\b|[,.](?!\d)|$| years| yo\b| old)|(?<=\b(?:start\w*|begin\w*|boxing|train\w*|comecar|empezar|treinar|entrenar)(?: \w+){0,2} (?:at|aos|com|a los|con) )\d{1,2}(?=\D|$)|(?<=\b(?:tenho|tengo|com|con|de) )\d{1,2}(?= anos?\b)/
const OF_AGE = 18

/** A year more or less changes nothing. */
const LEAST_YEARS = 5

function factOfAge(from: string, to: string): ChangedFact | undefined {
  const [was, is] = [Number(from), Number(to)]
  if (is < OF_AGE) return was < OF_AGE ? undefined : 'under_age'
  if (Math.abs(is - was) < LEAST_YEARS) return undefined
  return is > was ? 'older' : 'younger'
}

/** "He's ten now": an age in words needs more around it than one in digits. */
const AGE_IN_WORDS =
  /\b(?:i'?m|i am|he'?s|she'?s|he is|she is|turned|turns|tem|tenho|fez|fiz|tiene|tengo|cumplio|cumpli) (?:actually |really |already |now |ya |ja )?(?<age>[a-z]+(?:[ -](?:e |y )?[a-z]+)?)(?= (?:now|already|anos|years|ya|ja)\b|[.,!;]|$)/
/** The only number of a message that may be an age, and no day of a month. */
function ageIn(folded: string, language: Language): { to: string; end: number } | null {
  const [found, another] = [...folded.matchAll(/(?<![\d.,/])\d{1,2}(?![\d.,/]?\d)/g)]
  if (another !== undefined) return null
  if (found === undefined) {
    const said = AGE_IN_WORDS.exec(folded)
    const value = said?.groups?.age === undefined ? null : readNumber(said.groups.age, language)
    return said && value && value > 2 ? { to: String(value), end: said.index + said[0].length } : null
  }
  const end = found.index + found[0].length
  const isDay = new RegExp(
    String.raw`^(?:st|nd|rd|th)?,? (?:of |de )?(?:${MONTH[language]})\b|^(?:st|nd|rd|th)\b`,
  ).test(folded.slice(end))
  const isAfterMonth = new RegExp(String.raw`\b(?:${MONTH[language]}) (?:the )?$|\b(?:the|dia|el) $`).test(
    folded.slice(0, found.index),
  )
  return isDay || isAfterMonth ? null : { to: found[0], end }
}

/** "Tem 8", "she's 10", at the beginning or after a stop: the age of the person, and not what a thing has. */
const SAYS_AGE =
  /(?:^|[,.;!] ?|\b(?:actually|really|na verdade|en realidad|alias|no|opa|ah|sorry|perdon|desculpa) )(?:(?:my \w+|ele|ela|el|la|he|she|i|eu|yo|meu \w+|minha \w+|mi \w+|el mayor|el menor|la mayor|la menor) ?)?(?:'?s|is|am|'?m|turned|tem|tenho|fez|fiz|tiene|tengo|cumplio|cumpli|tem so|ja tem|ya tiene|tiene ya|has just turned) (?:only |so |solo |just |now |ya |ja )?(?<age>\d{1,2})(?= ?(?:$|[,.;!]|now|by the|btw|actually|tho|though|anos|years|ya|ja|last|this|faz|cumple|turns|and|y |e ))/

/** "Aliás ele tem 8, faz 9 em outubro", after "meu filho de 9 anos"; null if no other age was told. */
export function findToldAge(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const { folded } = memberText(message, language)
  const { index, groups } = SAYS_AGE.exec(folded) ?? {}
  const most = index === 0 ? MOST_WORDS.begunWith : MOST_WORDS.admitting
  return groups?.age === undefined || words(folded).length > most ? null : otherAge(groups.age, earlier, language)
}

/** "Typo, 43", after "I'm 34 and want to start". */
function correctedAge(folded: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const found = ageIn(folded, language)
  if (found === null) return null
  const { to, end } = found
  // "Its 55 members".
  const { unit = 'years' } = unitAt(folded.slice(end)) ?? {}
  return unit === 'years' ? otherAge(to, earlier, language) : null
}

/** The age that was told, with another one in its place. */
function otherAge(to: string, earlier: readonly Said[], language: Language): Rewritten | null {
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

/** "Now it's Monday and Wednesday", after "Tuesday and Thursday": two days in the place of two others. */
function bothDays(said: readonly Found[], before: readonly Found[]): { from: Found; to: Found }[] | undefined {
  const isOther = ({ word }: Found): boolean => before.every((each) => each.word !== word)
  if (before.length !== 2 || said.length !== 2 || !said.every(isOther)) return undefined
  return before.map((from, place) => ({ from, to: said[place] as Found }))
}

/** "He puesto martes y jueves pero son lunes y jueves": what was told stands before, and what is right after it. */
const TOLD_BEFORE_BUT =
  /\b(?:said|wrote|put|told you|puse|he puesto|dije|escribi|falei|disse|escrevi|coloquei|botei)\b.*?\b(?:but|pero|mas)\b/

/** Which of the days that were told are not said again: "it's Monday and Thursday", after "Tuesday and Thursday". */
function notSaidAmong(before: readonly Found[], folded: string, pattern: RegExp): Found[] {
  const now = foundIn(folded.replace(TOLD_BEFORE_BUT, ''), pattern)
  return before.filter(({ word }) => now.every((each) => each.word !== word))
}

/** "Sorry, I meant won", "not my son, my daughter": the earlier message with the right word; null if none is put right. */
export function findCorrectedWord(
  message: string,
  earlier: readonly Said[],
  language: Language,
  isBesides = false,
): Rewritten | null {
  const own = memberText(message, language)
  const { folded } = own
  const isMarked = WAS_WRONG.test(folded) || SAYS_NO.test(folded)
  const length = words(folded).length
  const tellsAge = (isMarked || WAS_CHECKED.test(folded)) && length <= MOST_WORDS.marked
  const age = tellsAge && !isBesides ? correctedAge(folded, earlier, language) : null
  if (age) return age
  for (const { pattern, fact, ofDay } of EXCLUSIVES[language]) {
    const said = foundIn(folded, pattern)
    if (said.length === 0 || (isBesides && ofDay)) continue
    const isRefused = ({ start, word }: Found): boolean =>
      new RegExp(`${REFUSES_NEXT[language]}$`).test(folded.slice(0, start)) ||
      (ofDay === true && REFUSES_DAY_BEFORE.test(folded.slice(start + word.length)))
    const movedFrom = ofDay ? MOVED_FROM.exec(folded)?.groups?.from : undefined
    const isRefusedDay = (each: Found): boolean => isRefused(each) || each.word === movedFrom
    const refused = said.filter(isRefusedDay).map(({ word }) => word)
    const mostMarked = ADMITS.test(folded) ? MOST_WORDS.admitting : MOST_WORDS.marked
    const most = refused.length > 0 ? MOST_WORDS.refusing : mostMarked
    const isMoved = ofDay === true && (WAS_MOVED.test(folded) || ONLY_NOW.test(folded))
    const isRead =
      (fact === 'side' || fact === 'person' || ofDay === true) &&
      !IS_FINE.test(folded) &&
      readsAsCorrection(message, language)
    // "The bad one is the right one, the left is the good one": who names both puts the one that was told right.
    const namesBoth = fact === 'side' && new Set(said.map(({ word }) => word)).size === 2
    const mostNow = fact === 'side' && isRead ? MOST_WORDS.refusing : namesBoth ? MOST_WORDS.admitting : most
    if (length > mostNow || !(isMarked || isMoved || isRead || namesBoth || refused.length > 0)) continue
    for (const [place, { content }] of [...earlier.entries()].reverse()) {
      const text = memberText(content, language)
      const before = foundIn(text.folded, pattern)
      const isNew = ({ word }: Found): boolean => !refused.includes(word) && before.every((each) => each.word !== word)
      const right = said.findLast(isNew)
      // Of two days that were told it is not plain which is meant, unless the other one is said again.
      const both = ofDay === true && refused.length === 0 ? bothDays(said, before) : undefined
      if (both) {
        const [first, second] = both.map(({ from, to }) => ({
          ...from,
          to: own.original.slice(originalAt(own, to.start), originalAt(own, to.end)),
        }))
        if (first && second)
          return {
            ...rewriteMessage(text, { place, start: first.start, end: first.end, to: first.to, again: [second] }),
            fact,
          }
      }
      const isOfSeveral = ofDay === true && refused.length === 0 && before.length > 1
      const notSaidAgain = isOfSeveral ? notSaidAmong(before, folded, pattern) : []
      if (isOfSeveral && (notSaidAgain.length !== 1 || said.filter(isNew).length !== 1)) continue
      const [wrong] = isOfSeveral
        ? notSaidAgain
        : refused.length > 0
          ? before.filter(({ word }) => refused.includes(word))
          : before
      if (!right || !wrong) continue
      const to = own.original.slice(originalAt(own, right.start), originalAt(own, right.end))
      return { ...rewriteMessage(text, { place, start: wrong.start, end: wrong.end, to }), fact }
    }
  }
  return findExchangedWord(message, earlier, language)
}
