import type { Language } from '#contract/language.ts'
import { meaningAfter, meaningBefore, periodAt, unitAt } from './find-words.ts'
import { type Numeral, numeralsIn } from './numerals.ts'
import {
  AT,
  FILLERS,
  GOES_TO,
  LEAVE,
  LOST,
  MEANINGS,
  type Meaning,
  MORE_AFTER,
  NO_NOUN,
  OF_RISE,
  type Period,
  RISE_BY,
  RISES,
  THEY_PAY,
  type Unit,
} from './words-beside-numbers.ts'

/** A number of a message and what the words beside it say about it. */
export interface Figure {
  value: number
  start: number
  end: number
  /** Counts something: no date, time of day, age or score. */
  counts: boolean
  unit: Unit | undefined
  per: Period | undefined
  /** An amount of money, or a bare number that may be one. */
  money: boolean
  /** With a currency, or in thousands. */
  marked: boolean
  /** Written in thousands: "35 mil". */
  thousands: boolean
  means: Set<Meaning>
  /** The price of each of what the figure before counts: "25 people at 40". */
  at: Figure | undefined
  /** Those who pay it: "15 pay 40". */
  payers: Figure | undefined
  /** "From 50 to 60": the 50. */
  from: Figure | undefined
  /** Is added to what is paid now: "goes up by 50". */
  rises: boolean
  /** Replaces what is paid now: "goes up to 450". */
  risesTo: boolean
  leaves: boolean
  /** One of "10 to 15", or a part of a pair: no number to calculate with on its own. */
  vague: boolean
  /** The folded text between the figure before, with its words, and this one. */
  gap: string
  /** Its end, within the sentence. */
  before: string
}

/** Words further away, or in the sentence before, say nothing about a number. */
const BEFORE_IS_CUT = /.*[.;!?](?!\d)/s
const FURTHEST = 48

const IS_AT = new RegExp(`^,? ?(?:${FILLERS} )?${AT} (?:${FILLERS} )?$`)
/** "42 alunos de 80 reais". */
const IS_OF = new RegExp(`^ de (?:${FILLERS} )?$`)
const FOLLOWS = new RegExp(`^,? (?:${FILLERS} )?$`)
const PRICE_IS = '(?: (?:is|are|at|for|of|costs?|a|por|de|custa|cuesta|es|e))'
const CLASS_PRICE = new RegExp(
  String.raw`\b(?:(?:drop[- ]?ins?|aulas? avulsas?|clases? sueltas?)(?: fee| price)?${PRICE_IS}*|(?:class|classes|aulas?|clases?)(?: fee| price)?${PRICE_IS}+) $`,
)
const WITH_PEOPLE = new RegExp(`^,? (?:with|of|de|com|con) (?:${FILLERS} )?$`)
const PAYS = new RegExp(`^,? ${THEY_PAY} (?:a )?(?:${FILLERS} )?$`)
const IS_RANGE = /^ ?(?:-|to|or|ou|o|a|u) ?$/
const FROM = /\b(?:from|de) $/
const TO = /^ ?(?:to|para|pra|a|->) $/
const BETWEEN = /\b(?:between|entre) $/
const AND = /^ (?:and|e|y|a) $/
const RISES_WITH = `(?: (?:${OF_RISE}|${MEANINGS.bill}|${MEANINGS.fee}|price|membership))*`
const RISES_BY = new RegExp(String.raw`(?<!\w)(?:${RISES})${RISES_WITH}(?: ${RISE_BY})?(?: ${FILLERS})? $`)
const RISES_TO = new RegExp(
  String.raw`(?<!\w)(?:${RISES}|${GOES_TO})${RISES_WITH} (?:to|para|pra|a|ate|hasta)(?: ${FILLERS})? $`,
)
const MORE = new RegExp(String.raw`^ ${MORE_AFTER}(?!\w)`)
const LEAVES = new RegExp(String.raw`^(?: of them)? (?:who )?${LEAVE}(?!\w)`)
/** "Lost 5 of my 70": those who left are counted, not fights. */
const OF_WHOLE = /^ (?:of|out of|de|dos|das) /
const LOSES = new RegExp(String.raw`\b${LOST} (?:${FILLERS} )?$`)
/** "Hotel 700 entry 150": so much is hardly a count of what follows. */
const SURELY_MONEY = 100
const SURE_AFTER: ReadonlySet<Meaning> = new Set(['bill', 'costs', 'profit'])
const SURE_BEFORE: ReadonlySet<Meaning> = new Set(['bill', 'costs', 'fee'])
const WEAK_AFTER: ReadonlySet<Meaning> = new Set(['saved', 'target'])
const NOTHING_COUNTED = new RegExp(
  String.raw`^ ?(?:$|[.,;:!?)(&+-]|(?:${NO_NOUN}|${MEANINGS.bill}|${MEANINGS.costs}|${MEANINGS.fee}|${MEANINGS.profit})(?!\w))`,
)

/** All numbers of a folded text, in order, each with what the words beside it say. */
export function figuresIn(text: string, language: Language): Figure[] {
  const numerals = numeralsIn(text, language)
  const figures: Figure[] = []
  let done = 0
  for (const [index, numeral] of numerals.entries()) {
    const next = numerals[index + 1]
    const gap = text.slice(done, numeral.start)
    const after = text.slice(numeral.end, next?.start)
    const figure = readFigure(numeral, gap, after, next === undefined)
    done = numeral.end + figure.used
    link(figure, figures.at(-1), gap)
    figures.push(figure)
  }
  // "From 70 to 66 kg", "10 to 15 members": the unit of the second is that of both.
  for (const { from, unit } of figures) if (from) from.unit ??= unit
  return figures
}

/** "Somos dos socios": in a very small number they own the gym. */
const MOST_PARTNERS = 3
const isPartners = (value: number, counted: string): boolean => value <= MOST_PARTNERS && /^ soci[oa]s$/.test(counted)

function readFigure(numeral: Numeral, gap: string, after: string, isLast: boolean): Figure & { used: number } {
  const before = gap.slice(-FURTHEST).replace(BEFORE_IS_CUT, '')
  const means = new Set<Meaning>()
  const unit = numeral.unit
    ? { unit: numeral.unit, end: 0 }
    : numeral.marked || numeral.other
      ? undefined
      : unitAt(after)
  if (unit && isPartners(numeral.value, after.slice(0, unit.end))) unit.unit = 'partners'
  let used = unit?.end ?? 0
  const more = MORE.exec(after.slice(used))
  used += more?.[0].length ?? 0
  let period = periodAt(after.slice(used))
  used += period?.end ?? 0
  const isLost = LOSES.test(before) && (unit !== undefined || OF_WHOLE.test(after) || NOTHING_COUNTED.test(after))
  const leaves = LEAVES.test(after.slice(used)) || isLost
  const meaning = unit || numeral.other ? undefined : meaningAfter(after.slice(used), isLast)
  used += meaning?.end ?? 0
  const later = period ? undefined : meaning && periodAt(after.slice(used))
  used += later?.end ?? 0
  period ??= later
  const said = unit || numeral.other ? undefined : meaningBefore(before)
  // "I have 3,200 of profit": what follows the amount is surer.
  // "I want to earn 5,000 net" is what the member wants, and no profit that is there.
  const isOwn = said === 'own' && meaning?.meaning === 'profit'
  if (said && (isOwn || !(meaning && SURE_AFTER.has(meaning.meaning)))) means.add(said)
  // "At 160 a head I need how many": a name before the amount is surer.
  if (meaning && !isOwn && !(said && SURE_BEFORE.has(said) && WEAK_AFTER.has(meaning.meaning)))
    means.add(meaning.meaning)
  const isOfClass = !unit && CLASS_PRICE.test(before)
  if (isOfClass) means.add('fee')
  const money =
    !numeral.other &&
    !unit &&
    (numeral.marked ||
      period !== undefined ||
      said === 'fee' ||
      said === 'owed' ||
      (said === 'bill' && numeral.value >= SURELY_MONEY) ||
      meaning !== undefined ||
      NOTHING_COUNTED.test(after.slice(used)))
  const risesTo = money && RISES_TO.test(before)
  return {
    value: numeral.value,
    start: numeral.start,
    end: numeral.end,
    counts: !numeral.other,
    unit: unit?.unit,
    per: period?.per ?? (isOfClass ? 'class' : undefined),
    money,
    marked: numeral.marked,
    thousands: numeral.thousands,
    means,
    at: undefined,
    payers: undefined,
    from: undefined,
    rises: money && !risesTo && (more !== null || RISES_BY.test(before)),
    risesTo,
    leaves: leaves && (unit === undefined || unit.unit === 'members' || unit.unit === 'heads'),
    vague: numeral.vague,
    gap,
    before,
    used,
  }
}

/** The thousands of the second are those of both. */
const isShared = (last: Figure, figure: Figure): boolean =>
  figure.thousands && !last.marked && last.value < figure.value / 1000

/** "52 a 35" falls, and "26 a 550" is too far apart: the second is the price of the first. */
const WIDEST_RANGE = 3
const cannotBeRange = (last: Figure, figure: Figure): boolean =>
  !isShared(last, figure) && (figure.value < last.value || figure.value > WIDEST_RANGE * last.value)

/** Sees whether a figure belongs to the one before. */
function link(figure: Figure, last: Figure | undefined, gap: string): void {
  if (!last) return
  const isPair = FROM.test(last.before) && TO.test(gap) && (!last.unit || last.unit === figure.unit)
  if (isPair) {
    figure.from = last
    // "From 36 to 42 mil".
    if (isShared(last, figure)) last.value *= 1000
    for (const meaning of last.means) figure.means.add(meaning)
  }
  const isRange = IS_RANGE.test(gap) && !last.unit && !last.per && !(gap === ' a ' && cannotBeRange(last, figure))
  if (isPair || isRange || (BETWEEN.test(last.before) && AND.test(gap))) {
    last.vague = true
    figure.vague = true
  }
  // "48 kids at 80, and pay 2100 rent": who pays a bill is not a member.
  if (figure.money && PAYS.test(gap) && !figure.means.has('bill')) {
    figure.means.add('fee')
    figure.payers = last
  }
  const isEach = figure.per === 'person' && FOLLOWS.test(gap)
  const isAt = IS_AT.test(gap) || (figure.marked && IS_OF.test(gap))
  if (last.unit && figure.money && (isEach || isAt)) figure.at = last
  const isClass = last.unit === 'sessions' && last.per === 'week' && figure.unit === 'heads' && !figure.per
  if (isClass && WITH_PEOPLE.test(gap)) figure.per = 'class'
}

/** The one figure of this kind; undefined if there is none, or several, or only a range. */
export function only(figures: readonly Figure[], isMeant: (figure: Figure) => boolean): Figure | undefined {
  const found = figures.filter(isMeant)
  const [first] = found
  return first && found.every(({ value, vague }) => value === first.value && !vague) ? first : undefined
}
