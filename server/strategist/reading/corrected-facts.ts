import type { Language } from '#contract/language.ts'
import { type ChangedSituation, readChange } from '../changes/read-change.ts'
import type { Correction, DayText, Question, Rewritten } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import { asksQuestion } from './asks-question.ts'
import { findMovedDay, type MovedBy } from './corrected-days.ts'
import { findCorrectedNumber } from './corrected-numbers.ts'
import { findCorrectedTime } from './corrected-times.ts'
import { findCorrectedWord, findOtherPerson, findToldAge } from './corrected-words.ts'
import { ADMITS, OBJECTS, SAYS_NO, saysCorrection, WAS_CHECKED, WAS_MOVED, WAS_WRONG } from './correction-marks.ts'
import { putDayInPlace, wasSpan } from './day-in-place.ts'
import { dayOfNamedEvent } from './day-of-event.ts'
import { dayTold } from './day-told.ts'
import { findExchangedWeekdays } from './exchanged-weekdays.ts'
import { findSlots } from './find-slots.ts'
import { fold, words } from './fold.ts'
import { keepFor } from './keep-last.ts'
import { tellsAmount } from './may-put-right.ts'
import { findMovedDays } from './moved-days.ts'
import { type Mention, mentionsIn } from './number-mentions.ts'
import { findOtherPeriod } from './other-period.ts'
import { findOtherUnit } from './other-unit.ts'
import { findNumberNow, findPeopleNow, findRefusedNumber } from './refused-number.ts'
import { findRelativeChange } from './relative-change.ts'
import { phraseAround } from './rewrite-message.ts'
import { type Said, saidEarlier } from './said-earlier.ts'
import { findSameLabel } from './same-label.ts'

/** A correction is short; a long message tells something. */
const LONGEST = 240
const MOST_WORDS = 22
const MOST_WORDS_IF_PLAIN = 36

/** The slots whose value depends on a number or word that may be put right. */
const CORRECTABLE = ['event_date', 'hours_a_week', 'money', 'sport'] as const

/** What changes that a number tells; beside anything else a number is no other value of an earlier one. */
const TOLD_BY_NUMBERS: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  ...(['many_rivals', 'few_rivals', 'shorter_break', 'longer_break', 'fewer_kilos', 'more_kilos'] as const),
  ...(['small_child', 'child', 'teen', 'over_40', 'over_55', 'beginner', 'advanced', 'per_year'] as const),
  ...(['less_money', 'more_money', 'offer_better', 'offer_worse'] as const),
])

/** Folded, in all three languages together. */
const COMES_ON_TOP =
  /\b(?:on top|in addition|besides that|as well|tambem tem|alem disso|a parte|por fora|ademas|aparte|encima|tambien (?:hay|pago|esta))\b/

/** What rises to an amount was told before. */
const ROSE_TO =
  /\b(?:subiu|aumentou|passou|foi|went|gone|goes|going|put|subio|subieron|aumento|paso|pasa) (?:\S+ ){0,2}?(?:up )?(?:to|pra|para|a) (?:r?\$ ?)?\d/

/** "The roster changed, so 3 days now": what it comes to. */
const SO_NOW = /\b(?:so|entao|asi que|o sea|ou seja) (?:it'?s |now |agora |ahora |son |sao |only |so |solo )*\d/
/** Folded, in all three languages together. */
const WAS_ON =
  /\b(?:it (?:was|happened) (?:on |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|foi (?:n[ao] )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|fue (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/
const OF_WEIGH_IN = /\b(?:weigh ?-?ins?|pesajes?|pesagem|pesagens|balanca|bascula)\b/
/** Says plainly that it puts something right. */
const PUTS_RIGHT =
  /\b(?:corrig\w+|corrij\w+|correction|i meant|quis dizer|quise decir|me equivoque|me enganei|enganei-me)\b/

/** "I added it up and it comes to 19": nothing is added to it. */
const ADDED_UP = /\b(?:added (?:it|them|everything) up|somei|somando|sume|sumando|sumadas|sumarlas)\b/

/** "With the hotel it comes to 1,550", "são 240 já com a taxa": the whole, and not what is added. */
const COMES_TO =
  /\b(?:ja com|ya con|already with|including|inclu\w+|con todo|com tudo|all in|deu|dio|da un total|comes? to|came to|queda en|fica em|ficou em|quedo en)\b/

/** "Should have said, I already have 260": what is told first is no other value of the whole. */
const HAS_SAVED =
  /\b(?:(?:already|i'?ve) (?:got|have|saved|put)(?=\D{0,20}\d)|ja (?:tenho|tinha(?! \w+[ai]do)|guardei|juntei)|ya (?:tengo|tenia|ahorre|junte)|had already|me (?:pone|ponen|da|dan)|gave me|me deu|tengo ya|tenho ja|(?:(?:put|chipped|threw|is putting|are putting) in|consegui(?:mos)?|me dio|me dieron|me deram|puso|pusieron)(?=\D{0,20}\d))\b/

/** "Sorry, 45 members": so few words tell nothing but the number. */
const A_FEW_WORDS = 5

interface Known {
  language: Language
  today: DayText
  /** The day of the member's event, if it was named before. */
  event_date?: DayText | undefined
  /** The message follows a question of the strategist for a number, and may be nothing but the answer. */
  answers?: boolean | undefined
  /** The numbers that were put right already with the same message, before and after. */
  done?: readonly Mention[] | undefined
}

/** What is different after a number or word of an earlier message was put right. */
function withRewritten(found: Rewritten, earlier: readonly Said[], language: Language): Correction {
  const { content, day } = earlier[found.place] as Said
  const before = findSlots(content, language, day)
  const after = findSlots(found.content, language, day)
  const changed = CORRECTABLE.filter((name) => after[name] !== undefined && after[name] !== before[name])
  return { said: Object.fromEntries(changed.map((name) => [name, after[name]])), rewritten: found }
}

/** "What adults pay at the moment is 79" asks nothing. */
const TELLS_WHAT =
  /^(?:what|o que|oq) (?!is\b|are\b|was\b|e\b|eh\b|sao\b).*\b(?:is|are|was|e|eh|sao|era|foi) (?:\S+ )?(?:r?\$|£|€)?\d/
const tells = (folded: string): boolean => WAS_WRONG.test(folded) || SAYS_NO.test(folded) || TELLS_WHAT.test(folded)

/** "8 horas de trabalho, tá?" asks nothing. */
const TAG =
  /,? (?:tá|ta|né|ne|ok|okay|viu|right|yeah|innit|vale|eh|sabe|entendeu|sí|si|no|yes|hein|cierto|verdad|certo)\?+/iu

/** "The weigh-in is on Thursday now, the fight stays on Saturday": what stays is not what is put right. */
const STAYS_SO =
  /\b(?:continua\w*|segue\w*|mantem\w*|mantive\w*|still|stays?|unchanged|sigue\w*|se mantiene\w*|igual|(?:is|are) (?:right|fine|the same)|(?:ta|esta|estan|estao) (?:cert\w+|bien|igual))\b/
const withoutStaying = (message: string): string => {
  const parts = message.split(/(?<=[.;!?\n])\s+|, (?=(?:but|mas|pero|the|a|o|la|el) )/)
  return parts.some((part) => STAYS_SO.test(fold(part)))
    ? parts.filter((part) => !STAYS_SO.test(fold(part))).join(' ')
    : message
}

/** "His bout has 3 rounds, does that change anything?" */
const ASKS_IF_IT_MATTERS =
  /[,.;]\s*(?:(?:and|so|e|ent[aã]o|y|entonces)\s+)?(?:(?:does|would|will) (?:that|it|this) (?:change|matter|make)[^.!?]*|(?:is that|any) (?:a )?(?:problem|difference)[^.!?]*|(?:isso |algo |alguma coisa )?(?:muda|mudaria|altera|faz diferen[cç]a)[^.!?]*|(?:eso |algo )?(?:cambia|cambiar[ií]a|afecta|importa)[^.!?]*)\?/iu

/** A message without the questions in it: "it's 95 members. what's left then?" */
function statementsOf(message: string, language: Language): string {
  const told = message.replace(ASKS_IF_IT_MATTERS, '.')
  const sentences = told.match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|[.](?=\d)[^.!?\n]*)*[.!?\n]*/g) ?? [told]
  const asks = (sentence: string): boolean =>
    asksQuestion(sentence.replace(TAG, '.'), language) && (sentence.trim().endsWith('?') || !tells(fold(sentence)))
  return sentences.filter((sentence) => !asks(sentence)).join(' ')
}

/** The numbers that only one of two texts has. */
function numbersChanged(before: string, after: string, language: Language): Mention[] {
  const [old, right] = [before, after].map((content) => mentionsIn(content, 0, language)) as [Mention[], Mention[]]
  const isOnlyIn =
    (others: readonly Mention[]) =>
    (mention: Mention): boolean =>
      !others.some(({ figure, thing }) => figure.value === mention.figure.value && thing === mention.thing)
  return [...old.filter(isOnlyIn(right)), ...right.filter(isOnlyIn(old))]
}

/** The day of another event is put right, and that of the member's own event stays: what changes until then is not said. */
function ofAnotherEvent({ rewritten }: Correction): Correction {
  if (!rewritten) return { said: {} }
  const { fact: _, difference: __, ...other } = rewritten
  return {
    said: {},
    rewritten: { ...other, phrase: phraseAround(other.content, other.content.indexOf(other.to), other.to, true) },
  }
}

const withAlso = (one: Rewritten, other: Rewritten): Rewritten => ({
  ...one,
  also: one.also ? withAlso(one.also, other) : other,
})

const kept = keepFor<Correction | null>()

/**
 * What a message puts right in earlier ones of the conversation, up to two facts; null if nothing. One answer asks for it
 * several times, and so does the next one for the messages before.
 */
export const findCorrection = (message: string, earlier: readonly Said[], known: Known): Correction | null =>
  earlier.length === 0 || message.length > LONGEST
    ? null
    : kept(JSON.stringify([message, earlier.map(({ content, day }) => [content, day]), known]), () =>
        findAnew(message, earlier, known),
      )

function findAnew(message: string, earlier: readonly Said[], known: Known): Correction | null {
  const first = findOneCorrection(message, earlier, known)
  const one = first?.rewritten
  if (!one || one.from === '') return first
  const after = withPutRight(earlier, one)
  const { event_date } = { ...known, ...first.said }
  const done = numbersChanged(earlier[one.place]?.content ?? '', one.content, known.language)
  const second = findOneCorrection(message, after, { ...known, event_date, done })
  const other = second?.rewritten
  // What was just put in is no other fact: the 12 of an age is no day of the month, too.
  const isPutIn = other && [fold(other.to), ...fold(other.to).split(/\W+/)].includes(fold(one.to))
  const isAnother = other && !isPutIn && other.from !== '' && fold(other.from) !== fold(one.to)
  return isAnother ? { said: { ...first.said, ...second.said }, rewritten: withAlso(one, other) } : first
}

/** Earlier messages with what was put right in its place. */
export const withPutRight = <Earlier extends { content: string }>(
  earlier: readonly Earlier[],
  { place, content, also }: Rewritten,
): Earlier[] => {
  const changed = earlier.with(place, { ...(earlier[place] as Earlier), content })
  return also ? withPutRight(changed, also) : changed
}

function findOneCorrection(message: string, earlier: readonly Said[], known: Known): Correction | null {
  const { language, today } = known
  const statements = statementsOf(message, language)
  if (statements.trim() === '') return null
  const folded = fold(statements)
  const mayBeAmount = tellsAmount(folded)
  const before = mayBeAmount ? (known.event_date ?? dayTold(earlier, language)) : undefined
  // "The weigh-in is on the Friday this time" moves no fight.
  const isOfWeighIn = OF_WEIGH_IN.test(folded) && !earlier.some(({ content }) => OF_WEIGH_IN.test(fold(content)))
  const moved = (by: MovedBy): Correction | null => {
    if (isOfWeighIn) return null
    const dayAfter = (old: DayText | undefined): DayText | null =>
      old === undefined
        ? null
        : findMovedDay(statements, { language, today, before: old, isSpan: wasSpan(old, earlier, language) }, by)
    const day = dayAfter(before)
    if (day === null) return null
    // Looking through all that was told takes long, so only a day that is moved is asked whose it is.
    const named = dayOfNamedEvent(withoutStaying(message), earlier, language)
    if (named === undefined || named === before) return putDayInPlace(day, earlier, { ...known, event_date: before })
    const moved = dayAfter(named)
    return moved === null ? null : ofAnotherEvent(putDayInPlace(moved, earlier, { ...known, event_date: named }))
  }
  const change = readChange(message, language)
  // "Insurance comes to 650 on top" is no other value of an earlier cost.
  const tellsSaved = HAS_SAVED.test(folded) && !earlier.some(({ content }) => HAS_SAVED.test(fold(content)))
  const isWhole = COMES_TO.test(folded) && !COMES_ON_TOP.test(folded)
  const isAdded =
    tellsSaved ||
    ((change === 'costs_added' || COMES_ON_TOP.test(folded)) &&
      !WAS_WRONG.test(folded) &&
      !ADDED_UP.test(folded) &&
      !isWhole &&
      !ROSE_TO.test(folded))
  const number = (certain: boolean): Correction | null => {
    if (!mayBeAmount || (isAdded && !certain)) return null
    const found = findCorrectedNumber(statements, earlier, { language, certain, done: known.done })
    return found && withRewritten(found, earlier, language)
  }
  const marksDay = (): boolean =>
    WAS_WRONG.test(folded) || WAS_MOVED.test(folded) || WAS_CHECKED.test(folded) || SAYS_NO.test(folded)
  const bothDays =
    before !== undefined && !known.done && marksDay() ? findMovedDays(statements, earlier, language, today) : null
  // "He is 8, he turns 9 in October": an age that is said so is nothing else.
  const toldAge = known.done ? null : findToldAge(statements, earlier, language)
  if (toldAge && (WAS_WRONG.test(folded) || WAS_CHECKED.test(folded) || readsAsCorrection(message, language)))
    return withRewritten(toldAge, earlier, language)
  // "6.15, not half 6" is a time of day, and no other number.
  const time = known.done ? null : findCorrectedTime(statements, earlier, language)
  if (time && (marksDay() || readsAsCorrection(message, language))) return withRewritten(time, earlier, language)
  const weekdays = known.done ? null : findExchangedWeekdays(statements, earlier, language)
  if (weekdays) return withRewritten(weekdays, earlier, language)
  const sure = bothDays ?? moved('date') ?? number(true)
  if (sure) return sure
  const relative = mayBeAmount ? findRelativeChange(statements, earlier, language) : null
  if (relative) return withRewritten(relative, earlier, language)
  const person = findOtherPerson(statements, earlier, language)
  if (person) return { said: {}, rewritten: person }
  const { length } = words(statements)
  const isDoubtful = length > MOST_WORDS || (OBJECTS.test(folded) && !ADMITS.test(folded) && !PUTS_RIGHT.test(folded))
  if (isDoubtful && (length > MOST_WORDS_IF_PLAIN || !readsAsCorrection(message, language))) {
    // "He won't do it for less than 1,100": another price of the same thing all the same.
    const named = known.done ? null : findSameLabel(statements, earlier, language)
    return named && withRewritten(named, earlier, language)
  }
  const isMarked =
    ASKS_IF_IT_MATTERS.test(message) ||
    WAS_WRONG.test(folded) ||
    SAYS_NO.test(folded) ||
    ((change !== 'costs_added' || ADDED_UP.test(folded)) && WAS_CHECKED.test(folded))
  if (known.answers && !isMarked) return null
  const mayBeNumber =
    change === null ||
    TOLD_BY_NUMBERS.has(change) ||
    length <= A_FEW_WORDS ||
    isMarked ||
    ROSE_TO.test(folded) ||
    (change === 'costs_added' && isWhole) ||
    SO_NOW.test(folded)
  const other = () => {
    const found = findOtherUnit(statements, earlier, language) ?? findOtherPeriod(statements, earlier, language)
    return found && withRewritten(found, earlier, language)
  }
  // What is put right besides is no weekday: "six days, he gives us the Sunday off".
  // "It was on Monday that I twisted it": what is past moves no event.
  const pastDay = WAS_ON.test(folded) && !known.done ? findCorrectedWord(message, earlier, language) : null
  if (pastDay && /^\p{L}+$/u.test(pastDay.to)) return withRewritten(pastDay, earlier, language)
  const found =
    moved('day') ??
    (mayBeAmount && !known.done ? other() : null) ??
    (mayBeNumber ? number(false) : null) ??
    (known.done || WAS_ON.test(folded) ? null : moved('weekday'))
  if (found) return found
  const label = known.done ? null : findSameLabel(statements, earlier, language)
  if (label) return withRewritten(label, earlier, language)
  const refused = known.done
    ? null
    : (findRefusedNumber(statements, earlier, language) ??
      findNumberNow(statements, earlier, language) ??
      findPeopleNow(statements, earlier, language))
  if (refused) return withRewritten(refused, earlier, language)
  const word = findCorrectedWord(message, earlier, language, known.done !== undefined)
  return word && withRewritten(word, earlier, language)
}

type Conversation = Pick<Question, 'history' | 'today' | 'language'>

/** One answer asks for it several times. */
const lately = new WeakMap<Question['history'], { key: string; told: readonly Said[] }>()

/** The member's messages of the conversation so far, with what was put right since in its place. */
export function toldSoFar(question: Conversation): readonly Said[] {
  const { history, language, today } = question
  const key = `${language} ${today} ${history.length}`
  const known = lately.get(history)
  if (known?.key === key) return known.told
  const told = readTold(question)
  lately.set(history, { key, told })
  return told
}

/** What a message tells besides, in sentences of their own: "he is 7, not 9. The next one is on 6 December". */
function restOf(content: string, rewritten: Rewritten): string {
  const sentences = content.split(/(?<=[.!?])\s+/)
  const putsRight = (sentence: string): boolean => {
    for (let one: Rewritten | undefined = rewritten; one; one = one.also)
      if (sentence.includes(one.to) || sentence.includes(one.from)) return true
    return saysCorrection(sentence)
  }
  const [, ...others] = sentences
  // A day that was put right may stand there in other words.
  if (others.length === 0 || rewritten.phrase === '') return ''
  return sentences
    .filter((sentence) => /\d/.test(sentence) && !sentence.endsWith('?') && !putsRight(sentence))
    .join(' ')
}

function readTold(question: Conversation): Said[] {
  const { language } = question
  let told: Said[] = []
  for (const said of saidEarlier(question)) {
    const { content, day, answers } = said
    const { rewritten } = findCorrection(content, told, { language, today: day, answers }) ?? {}
    if (rewritten) {
      const rest = restOf(content, rewritten)
      told = withPutRight(told, rewritten)
      for (let one: Rewritten | undefined = rewritten; one; one = one.also)
        told[one.place] = { ...(told[one.place] as Said), corrected: true }
      if (rest !== '') told.push({ ...said, content: rest })
    } else told.push(said)
  }
  return told
}
