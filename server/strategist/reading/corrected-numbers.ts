import type { ChangedFact } from '#content/talk/changed-facts.ts'
import type { Language } from '#contract/language.ts'
import type { Figure } from '../knowledge/sums/numbers-in-text.ts'
import type { Rewritten } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import {
  CHANGED_TO,
  HAS_CHANGED,
  LEADS_TO_NUMBER,
  OF_ONE_TIME,
  ONLY_LEADS,
  REFUSES_LAST,
  REFUSES_NEXT,
  SAYS_NO,
  WAS_CHECKED,
  WAS_WRONG,
} from './correction-marks.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import {
  DIGITS,
  type Mention,
  mentionsIn,
  sharesWord,
  THOUSANDS,
  telling,
  wordsOnly,
  written,
} from './number-mentions.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'

/** Two numbers of the same thing are of the same size. */
const LARGEST_RATIO = 6
/** "I am 82.3", after "84". */
const areAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.15 * other
const areOfOneSize = (one: number, other: number): boolean =>
  one <= LARGEST_RATIO * other && other <= LARGEST_RATIO * one

/** "It is 18 now", after "15 mil". */
const inThousands = (mention: Mention): boolean => THOUSANDS.test(written(mention))
const valueBeside = (mention: Mention, old: Mention): number =>
  inThousands(old) && !inThousands(mention) && mention.figure.value < 1000
    ? mention.figure.value * 1000
    : mention.figure.value

/** "I'm actually 76.8", after "im 79kg fighting at 75": what somebody weighs now, and not what is wanted. */
const WEIGHS_NOW =
  /\b(?:i'?m|im|i am|weigh|weighing|scales? (?:say|says|said|show|showed)|peso|pesando|pesei|estou com|to com|estou em|estoy en|ando en|marca|marcou|marco|deu|dio|con)(?: (?:actually|now|really|only|just|like|about|na verdade|agora|so|em|en|ahora|como|unos|uns))* $/
const isWeightNow = ({ figure, text }: Mention): boolean => WEIGHS_NOW.test(text.folded.slice(0, figure.start))

/** How surely two numbers are of the same thing; 0 if they are not. */
function sameThing(mention: Mention, old: Mention): number {
  const value = valueBeside(mention, old)
  if (!areOfOneSize(value, old.figure.value) || value === old.figure.value) return 0
  const mayBeKilos = mention.figure.unit === undefined || mention.thing === 'kilos'
  if (
    old.thing === 'kilos' &&
    mayBeKilos &&
    isWeightNow(mention) &&
    isWeightNow(old) &&
    areAlike(value, old.figure.value)
  )
    return 4
  if (mention.figure.unit !== undefined && old.figure.unit !== undefined && mention.thing !== old.thing) return 0
  const isSameThing = mention.thing !== undefined && mention.thing === old.thing
  if (sharesWord(mention, old)) return isSameThing ? 4 : 3
  // "The landlord came down to 3200" is the rent, though it does not say so.
  if (mention.thing === 'bill' && old.thing === 'rent') return 2
  if (mention.thing !== undefined && old.thing !== undefined) return mention.thing === old.thing ? 3 : 0
  // A bare "1,80" is a height or a time of day, and no number of anything.
  const isDecimal =
    !Number.isInteger(mention.figure.value) && Number.isInteger(old.figure.value) && !areAlike(value, old.figure.value)
  if (old.figure.unit === 'percent' || (isDecimal && old.figure.unit !== 'kilos' && !inThousands(old))) return 0
  // "6 pages" are no weeks.
  if (mention.thing === undefined && nounAfter(mention)) return 0
  return mention.thing === undefined || mention.figure.unit === undefined ? 1 : 0
}

const NO_NOUN =
  /^(?:plus|since|from|after|instead|more|less|these|that|then|with|desde|agora|mesmo|depois|ahora|todo|despues)$/

/** A word follows that says what is counted, though no list has it. */
function nounAfter({ text, figure, beside }: Mention): boolean {
  const [, next = ''] = /^ ([a-z]{4,})/.exec(text.folded.slice(figure.end)) ?? []
  if (next === '' || NO_NOUN.test(next)) return false
  return [...beside].some((word) => next.startsWith(word) || word.startsWith(next))
}

const nearness = (mention: Mention, old: Mention): number =>
  -Math.abs(Math.log(valueBeside(mention, old) / old.figure.value))

/** "Twice a week" becomes "three times a week". */
const ONCE_OR_TWICE = /^(?:once|twice)$/

/** What a number is that changes what is advised, by what it counts and by whether it is more now. */
function factOf({ thing, figure, text }: Mention, value: number): ChangedFact | undefined {
  const isMore = value > figure.value
  const isOfSleep = SLEEP.test(text.folded) && value <= MOST_HOURS_OF_SLEEP
  switch (thing) {
    case 'times':
      return figure.per === 'week' ? 'sessions' : undefined
    case 'hours':
      if (isOfSleep && figure.per !== 'week') return value >= ENOUGH_SLEEP ? 'more_sleep' : 'less_sleep'
      return figure.per === 'week' ? (isMore ? 'more_hours' : 'fewer_hours') : undefined
    case 'kilos':
      return isMore ? 'heavier' : 'lighter'
    case 'minutes':
      if (ROUND.test(text.folded)) return isMore ? 'longer_rounds' : 'shorter_rounds'
      return isMore ? 'more_minutes' : 'fewer_minutes'
    case 'rounds':
      return isMore ? 'more_rounds' : 'fewer_rounds'
    case 'people':
      return isMore ? 'more_people' : 'fewer_people'
    case 'rent':
    case 'bill':
    case 'costs':
      return isMore ? 'dearer' : 'cheaper'
    default:
      return undefined
  }
}
const ROUND = /\b(?:rounds?|rds?|asaltos?|assaltos?)\b/
const SLEEP = /\b(?:sleep|slept|sleeping|durmo|dormindo|dormir|sono|duermo|durmiendo|sueno)\b/
const MOST_HOURS_OF_SLEEP = 12
const ENOUGH_SLEEP = 7

/** What a number is worth as it is written: "5.200", "8 mil", "three". */
function worthOf(to: string, language: Language): number | null {
  const digits = DIGITS.exec(to)?.[0]
  if (digits === undefined) return readNumber(to.replace(/ times$/, ''), language)
  const bare = digits.replace(THOUSANDS, '')
  const plain = /[.,]\d{3}(?!\d)/.test(bare) ? bare.replace(/[.,]/g, '') : bare.replace(',', '.')
  return Number.parseFloat(plain) * (THOUSANDS.test(digits) ? 1000 : 1)
}

/** Numbers as they are written: the thousands of "8 mil" belong to both or to the new one. */
function rewrite(old: Mention, right: string, language: Language): Rewritten {
  const { text, figure, place } = old
  const raw = text.folded.slice(figure.start, figure.end)
  const digits = DIGITS.exec(raw)
  const number = digits?.[0] ?? raw
  // "2x" cannot become "trêsx".
  const said = digits && !/\d/.test(right) ? String(readNumber(right, language) ?? right) : right
  const keeps = THOUSANDS.test(number) && !THOUSANDS.test(said) && Number(said.replace(/[.,]/g, '')) < 1000
  const isTimes = ONCE_OR_TWICE.test(number) && !ONCE_OR_TWICE.test(said)
  const to = keeps ? said + (THOUSANDS.exec(number)?.[0] ?? '') : isTimes ? `${said} times` : said
  const start = figure.start + (digits?.index ?? 0)
  const rewritten = rewriteMessage(text, { place, start, end: start + number.length, to })
  const value = worthOf(to, language)
  if (!value) return rewritten
  return { ...rewritten, fact: factOf(old, value), difference: Math.abs(value - figure.value) }
}

const isRefusedAt = (folded: string, start: number, end: number, language: Language): boolean =>
  new RegExp(`${REFUSES_NEXT[language]}$`).test(folded.slice(0, start)) || REFUSES_LAST.test(folded.slice(end))

/** "It was 6500, not 8000", "12 não, 15". */
function refusedNumber(folded: string, known: readonly Mention[], language: Language): Rewritten | null {
  const found = [...folded.matchAll(new RegExp(String.raw`${DIGITS.source}|\b(?:${NUMBER[language]})\b`, 'g'))]
  const isRefused = ({ 0: number, index }: RegExpExecArray): boolean =>
    isRefusedAt(folded, index, index + number.length, language)
  const refused = found.find((match) => isRefused(match) && known.some((mention) => written(mention) === match[0]))
  const others = found.filter((match) => match[0] !== refused?.[0] && !isRefused(match))
  if (refused === undefined || others.length === 0) return null
  const [unit = ''] = words(folded.slice(refused.index + refused[0].length))
  const meant = known.filter((mention) => written(mention) === refused[0])
  const old = meant.findLast(({ text, figure }) => words(text.folded.slice(figure.end))[0] === unit) ?? meant.at(-1)
  if (!old) return null
  const distance = ([number]: RegExpExecArray): number => {
    const plain = /[.,]\d{3}/.test(number) ? number.replace(/[.,]/g, '') : number.replace(',', '.')
    const value = Number.parseFloat(plain) || (readNumber(number, language) ?? 0)
    const scale = THOUSANDS.test(number) || (inThousands(old) && value < 1000) ? 1000 : 1
    return Math.abs(Math.log(Math.max(value * scale, 0.1) / old.figure.value))
  }
  const [right] = others.toSorted((one, other) => distance(one) - distance(other))
  return right && distance(right) <= Math.log(LARGEST_RATIO) ? rewrite(old, right[0], language) : null
}

/** The earlier number that a number only says again, if it is not named as another thing. */
function saidAgain(mention: Mention, known: readonly Mention[]): Mention | undefined {
  const isSame = (old: Mention): boolean => valueBeside(mention, old) === old.figure.value
  if (known.some((old) => !isSame(old) && sharesWord(mention, old))) return undefined
  return known.find((old) => isSame(old) && (mention.thing === undefined || mention.thing === old.thing))
}

/** "At 22h", "6 in the morning": a time of day. Folded, in all three languages together. */
const LATEST_MORNING = 12
const HOUR_AFTER =
  /^ ?(?:am\b|pm\b|a\.m|p\.m|o.?clock|in the (?:morning|evening|afternoon)|at night|da (?:manha|tarde|noite)|de la (?:manana|tarde|noche))/
const HOUR_BEFORE = /\b(?:at|as|a las|las)(?: like| about| tipo)? $/
function isClock({ figure, text }: Mention): boolean {
  const after = text.folded.slice(figure.end)
  if (HOUR_AFTER.test(after)) return true
  // "50 at 22" is a fee.
  const mayBeHour = figure.unit === undefined && figure.value <= 24 && !figure.money && figure.at === undefined
  if (mayBeHour && HOUR_BEFORE.test(text.folded.slice(0, figure.start))) return true
  return (
    figure.unit === 'hours' && figure.value > LATEST_MORNING && figure.per === undefined && /^ ?h(?![or])/.test(after)
  )
}

/** "We lost four, so 62": the number is what it comes to. */
const isLast = (folded: string, { end }: Figure): boolean =>
  /^[\s.!a-z]{0,8}$/.test(folded.slice(end)) && !/[a-z]{4}/.test(folded.slice(end))

/** A longer message rather tells something new. */
const SHORT = 8
const LONG = 14
/** What the signs of a correction must add up to. */
const ENOUGH = 4

/** A message with more numbers tells new ones, and so does one that adds some: "plus 400 for light". */
const MOST_NUMBERS = 3
const ADDS =
  /\b(?:plus|on top of|as well|forgot to (?:say|mention|tell)|esqueci de (?:dizer|falar|contar)|e mais|alem d\w+|me (?:olvide|falto) (?:de )?(?:decir|contar)|ademas|aparte)\b/

/** "Wait, the rent is 5200": the number of the same thing is another one now. */
function changedNumber(message: string, known: readonly Mention[], language: Language): Rewritten | null {
  const { folded } = memberText(message, language)
  const said = [...mentionsIn(message, -1, language), ...wordsOnly(message, language)]
  if (said.length === 0 || said.length > MOST_NUMBERS || (said.length > 1 && ADDS.test(folded))) return null
  const restated = said.flatMap((mention) => saidAgain(mention, known) ?? [])
  const length = words(folded).length
  const hasChanged = HAS_CHANGED.test(folded)
  const isPutRight = WAS_WRONG.test(folded) || readsAsCorrection(message, language)
  const marks = (isPutRight ? 3 : 0) + (SAYS_NO.test(folded) ? 2 : 0) + (WAS_CHECKED.test(folded) ? 2 : 0)
  const signs = marks + (hasChanged ? 1 : 0) + (length <= SHORT ? 1 : 0) - (length > LONG ? 1 : 0)
  // "Two have left, so 28 now".
  const isOnlyNumber = ({ figure }: Mention): boolean => hasChanged && said.length === 1 && isLast(folded, figure)
  const ofOneTime = OF_ONE_TIME.test(folded) ? 2 : 0
  const found = said
    .filter((mention) => saidAgain(mention, known) === undefined && !mention.figure.rises && !isClock(mention))
    .filter(({ figure }) => !isRefusedAt(folded, figure.start, figure.end, language))
    .flatMap((mention) => {
      const before = folded.slice(0, mention.figure.start)
      const isChanged = CHANGED_TO.test(before)
      const isAlone = ONLY_LEADS.test(before.replace(WAS_WRONG, '').trimStart())
      const leads = (isChanged ? 2 : 0) + (isAlone ? 1 : 0) + (LEADS_TO_NUMBER.test(before) ? 1 : 0)
      return known.flatMap((old) => {
        const same = sameThing(mention, old)
        const isRestated = restated.includes(old)
        const named = telling(before, language)
        const isNamed = named.length > 0 && named.every((word) => old.beside.has(word))
        const sum = same + signs + leads + (isRestated ? 3 : 0) + (isLast(folded, mention.figure) || isNamed ? 1 : 0)
        // "Only 2 sessions until then" and "lost 4x": unless one is said of a week, they are not of the same.
        const isOfWeek = old.thing !== 'times' || [old, mention].some(({ figure }) => figure.per === 'week')
        const isMeant =
          (same > 1 && (isOfWeek || marks > 0) && (marks > 0 || hasChanged || isRestated || isNamed || leads > 0)) ||
          (leads > 0 && (marks > 0 || isRestated || isChanged || isAlone || isOnlyNumber(mention)))
        const isEnough = sum - (leads > 0 && !isRestated ? 0 : ofOneTime) >= ENOUGH
        return same > 0 && isMeant && isEnough ? [{ mention, old, sum, near: nearness(mention, old) }] : []
      })
    })
  const [best] = found.toSorted(
    (one, other) => other.sum - one.sum || other.near - one.near || other.old.place - one.old.place,
  )
  return best ? rewrite(best.old, written(best.mention), language) : null
}

/** The number of an earlier message that a message puts right; null if none. `certain`: only one that it refuses. */
export function findCorrectedNumber(
  message: string,
  earlier: readonly Said[],
  { language, certain }: { language: Language; certain: boolean },
): Rewritten | null {
  const known = earlier.flatMap(({ content }, place) => mentionsIn(content, place, language))
  if (known.length === 0) return null
  const { folded } = memberText(message, language)
  return certain ? refusedNumber(folded, known, language) : changedNumber(message, known, language)
}
