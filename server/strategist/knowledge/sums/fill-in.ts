import { isCost } from './costs.ts'
import type { Figure } from './numbers-in-text.ts'
import {
  AT,
  BRINGS_IN,
  COUNTED,
  EVENT,
  FILLERS,
  ITEM_COSTS,
  NAMES_COUNT,
  NO_ITEM,
  NOW,
  PAID_ONCE,
  SAVES,
  WAS,
} from './words-beside-numbers.ts'

/** Smaller numbers without a currency are ages, times and scores as often as costs. */
const SURELY_MONEY = 100
/** "38 x 42": nobody trains 38 times a week. */
const MOST_SESSIONS = 14

const isPrice = ({ at, payers, means }: Figure): boolean => at !== undefined || payers !== undefined || means.has('fee')
const isPeople = ({ unit, per, leaves }: Figure): boolean =>
  (unit === 'members' || unit === 'heads') && per === undefined && !leaves

const IS_AT = new RegExp(`^,? ?(?:${FILLERS} )?${AT} (?:${FILLERS} )?$`)
const IS_TIMES = /^ (?:x|×) $/
const IS_COUNTED = new RegExp(String.raw`\b(?:${COUNTED})(?: ${FILLERS})? $`)
const IS_US = new RegExp(String.raw`\b(?:somos|we are|we're)(?: ${FILLERS})? $`)
/** Those of one class are not all. */
const IN_CLASS = /^ (?:in|on|en|na|no)(?: (?:the|my|la|mi|a|minha))? (?:class|mat|clase|turma|aula|tatame|tatami)\b/
const OF_THEM = /^ (?:of|out of|de|dos|das)(?: (?:my|the|our|los|las|mis|meus|os))? $/
const JUST_FOLLOWS = new RegExp(`^[,.;:]? ?(?:(?:and|with|e|com|y|con) )?(?:${FILLERS} )?$`)

/**
 * Says what people leave out: that a bare number counts people, that an amount beside them is the fee, that an amount
 * beside a noun is a cost. Changes the figures.
 */
export function fillIn(figures: readonly Figure[], text: string): void {
  for (const [index, figure] of figures.entries()) {
    const last = figures[index - 1]
    if (last) joinCount(last, figure, figures, text)
  }
  for (const figure of figures) {
    const isUs = IS_US.test(figure.before) && !IN_CLASS.test(text.slice(figure.end))
    if (isUs && isBare(figure) && figure.money) becomesPeople(figure)
  }
  beforeAndNow(figures)
  countAfterNoun(figures)
  nameFee(figures)
  nameCosts(figures, text)
}

const isBare = ({ counts, marked, value, unit, per }: Figure): boolean =>
  counts && !marked && Number.isInteger(value) && value > 1 && unit === undefined && per === undefined

/** "I have 54", "I need 54": nothing says that it is money. */
const isOnlyHad = ({ means }: Figure): boolean =>
  [...means].every((meaning) => meaning === 'saved' || meaning === 'target')

function becomesPeople(figure: Figure): void {
  figure.unit = 'heads'
  figure.money = false
  figure.means.clear()
}

/** "54 paying 48", "somos 52 a 35 mil", "38 x 42", "14 of the 70 left". */
function joinCount(last: Figure, figure: Figure, figures: readonly Figure[], text: string): void {
  if (last.leaves && isBare(figure) && OF_THEM.test(figure.gap)) becomesPeople(figure)
  // "2 coaches 400 each".
  if (figure.at?.unit === 'staff' && figure.means.size === 0) figure.means.add('bill')
  if (!figure.money || last.vague || isCost(figure)) return
  // "Owe 500, pay 50": after a comma somebody else pays.
  if (figure.payers === last && isBare(last) && isOnlyHad(last) && !figure.gap.startsWith(',')) becomesPeople(last)
  const hasCosts = figures.some(isCost)
  const isTimes = IS_TIMES.test(text.slice(last.end, figure.start))
  if (isTimes && last.unit === 'sessions' && last.value > MOST_SESSIONS) {
    if (!hasCosts && !BRINGS_IN.test(last.before)) return
    becomesPeople(last)
    figure.at = last
    figure.means.clear()
    return
  }
  const isSure = figure.marked || figure.per === 'month' || figure.per === 'person' || hasCosts
  if (isSure && isBare(last) && isOnlyHad(last) && IS_AT.test(figure.gap) && IS_COUNTED.test(last.before)) {
    becomesPeople(last)
    figure.at = last
  }
}

/** "Had 96 in January, now 79". */
function beforeAndNow(figures: readonly Figure[]): void {
  const before = figures.find(({ before: words }) => WAS.test(words))
  const now = figures.find(({ before: words }) => NOW.test(words))
  if (!before || !now || before.start > now.start) return
  for (const figure of [before, now]) if (isBare(figure) && figure.means.size === 0) becomesPeople(figure)
}

/** "Fee 52, members 83". */
function countAfterNoun(figures: readonly Figure[]): void {
  for (const figure of figures) {
    const hasFee = figures.some((other) => other !== figure && isPrice(other))
    if (hasFee && isBare(figure) && figure.means.size === 0 && NAMES_COUNT.test(figure.before)) {
      figure.unit = 'members'
      figure.money = false
    }
  }
}

/** "70 members, 40, rent 1600": the one amount directly behind the only count. */
function nameFee(figures: readonly Figure[]): void {
  const groups = figures.filter(isPeople)
  // "30 kids pay 25 mil and 22 adults 40 mil".
  if (groups.length > 1 && figures.some(isPrice)) for (const group of groups) nameFeeOfGroup(group, figures)
  const [people, another] = groups
  if (!people || another || figures.some(isPrice)) return
  const amount = figures[figures.indexOf(people) + 1]
  if (!amount?.money || amount.means.size > 0 || amount.rises || amount.risesTo || amount.leaves) return
  const isMonthly = amount.per === undefined || amount.per === 'month' || amount.per === 'person'
  const costs = figures.filter(isCost).map(({ value }) => value)
  const isSure = amount.marked || amount.per !== undefined || costs.some((cost) => cost > amount.value)
  if (!isMonthly || !isSure || !JUST_FOLLOWS.test(amount.gap)) return
  amount.means.add('fee')
  amount.payers = people
}

function nameFeeOfGroup(people: Figure, figures: readonly Figure[]): void {
  const amount = figures[figures.indexOf(people) + 1]
  if (!amount?.marked || amount.means.size > 0 || amount.per !== undefined || isPrice(amount)) return
  if (!/^,? $/.test(amount.gap)) return
  amount.means.add('fee')
  amount.payers = people
}

const ARTICLE = '(?:the|a|an|my|our|o|os|as|um|uma|meu|minha|el|la|los|las|un|una|mi|al) '
/** "…, federation 110", "plus the flight 280". */
const NOUN_BEFORE = new RegExp(
  `^ ?(?:[,:+&(-]|,? ?(?:and|plus|e|mais|y|mas))* ?(?:${ARTICLE})?(?<words>[a-z]+(?: (?:(?:and|e|y|de|of) )?[a-z]+){0,2}?)(?<verb> ${ITEM_COSTS})?(?: ${FILLERS})?:? $`,
)
/** "6 mil de professores", "600 for the judges". */
const NOUN_AFTER = new RegExp(
  `^(?: (?:a|per|por|al|ao) (?:month|mes))? (?:for|on|de|do|da|dos|das|del|em|en|no|na|pro|pra) (?:${ARTICLE})?(?<words>[a-z]+)`,
)
const namesItem = (words: string | undefined, isEvent: boolean): boolean =>
  words !== undefined && !NO_ITEM.test(words) && (isEvent || !PAID_ONCE.test(words))

/** Where a fee is known, or a trip is saved for, an amount beside a noun is a cost. */
function nameCosts(figures: readonly Figure[], text: string): void {
  const hasFee = figures.some(isPrice)
  const isOnce = !hasFee || EVENT.test(text) || figures.some(({ unit }) => unit === 'tickets')
  if (!hasFee && !(SAVES.test(text) && figures.some(isCost))) return
  for (const figure of figures) {
    const { money, means, marked, value, per, rises, risesTo, leaves } = figure
    if (!money || isPrice(figure) || rises || risesTo || leaves || !(marked || value >= SURELY_MONEY)) continue
    if (per !== undefined && per !== 'month') continue
    const before = NOUN_BEFORE.exec(figure.before)?.groups
    const isItem = namesItem(before?.words, isOnce)
    // "The sound costs 250" is one of the costs, "costs 250" all of them.
    if (hasFee && means.has('costs') && means.size === 1 && isItem && before?.verb) means.delete('costs')
    else if ([...means].some((meaning) => meaning !== 'paid')) continue
    const after = NOUN_AFTER.exec(text.slice(figure.end))?.groups
    if (isItem || namesItem(after?.words, isOnce)) means.add('bill')
  }
}
