import {
  AID,
  ASKS_EACH,
  BARE_PERCENT,
  COSTS_SO_MUCH,
  DISCOUNT,
  DONE,
  EARNED,
  EARNS_RATE,
  OTHER_COUNT,
  OTHERS_PART,
  OWN_PART,
  OWN_PAYMENT,
  PURCHASE,
  RATES,
  SALE,
  SHARERS,
  SHARERS_BEFORE,
  SPENT,
  TOOK_IN,
  UNIT_PRICE,
} from './everyday-words.ts'
import type { Figure } from './numbers-in-text.ts'
import type { Told } from './told.ts'

/** So many at such a price. */
export interface Pair {
  count: Figure
  price: Figure
}

/** What each number of a message is for. A calculation is made only where every number has its place. */
export interface Roles {
  /** What is sold, or what somebody is paid for. */
  sales: Pair[]
  purchases: Pair[]
  /** Amounts that come in at once. */
  earned: Figure[]
  costs: Figure[]
  aid: Figure[]
  ownShares: Figure[]
  othersShares: Figure[]
  discounts: Figure[]
  sharers: Figure[]
}

/** Between a count and its price: "boletos de la función a", "pairs of gloves at". */
const AT_PRICE = /^(?: [a-z]+){0,5}?,? (?:at|a|por|@|x|×|for|sold at|costing)(?: about| around| uns| unos)? $/
const OF_PRICE = /^(?: [a-z]+){0,3}? de $/
/** Between a count and a price that is said to be for each. */
const EACH_LATER = /^[^.;!?]{0,60}[,.]? ?[^.;!?]{0,40}$/
const TIMES: ReadonlySet<Figure['unit']> = new Set<Figure['unit']>([
  ...(['hours', 'minutes', 'days', 'weeks', 'months', 'years', 'kilos', 'pounds', 'distance', 'percent'] as const),
])

const isWhole = ({ counts, marked, value, vague }: Figure): boolean =>
  counts && !marked && !vague && Number.isInteger(value) && value > 1
const isCount = (figure: Figure): boolean => isWhole(figure) && !TIMES.has(figure.unit)

/** So far from a count and its price stands what happens with it. */
const FURTHEST = 45
const FURTHEST_AFTER = 12

/** Said for each: "4.500 cada uno". */
const isEach = ({ per }: Figure): boolean => per === 'person' || per === 'class'

function isPriceOf(count: Figure, price: Figure): boolean {
  if (!isCount(count) || !price.counts || price.vague || price.unit !== undefined) return false
  if (AT_PRICE.test(price.gap)) return price.marked || price.money || isEach(price)
  if (OF_PRICE.test(price.gap))
    return price.marked || isEach(price) || (price.money && (count.unit === 'tickets' || PURCHASE.test(price.gap)))
  const isMoney = price.marked || price.value >= LEAST_MONEY
  return isEach(price) && isMoney && !count.money && EACH_LATER.test(price.gap)
}

const isPercent = ({ unit, before, value, marked }: Figure): boolean =>
  unit === 'percent' || (unit === undefined && !marked && value <= MOST_BARE_PERCENT && BARE_PERCENT.test(before))
const MOST_BARE_PERCENT = 50

/** The words behind a number, up to the next number and within its sentence. */
const after = ({ figures, text }: Pick<Told, 'figures' | 'text'>, figure: Figure): string =>
  text.slice(figure.end, figures[figures.indexOf(figure) + 1]?.start).replace(/[.;!?](?!\d).*/s, '')

/** Counts with the price directly behind: "64 tickets at 35". False where it is not known what happens with them. */
function pairNeighbours({ figures, text }: Told, roles: Roles, taken: Set<Figure>): boolean {
  for (const [index, price] of figures.entries()) {
    const count = figures[index - 1]
    const isAlsoSold = roles.sales.some((sale) => sale.price === figures[index - 2])
    const isMeant = count && (isPriceOf(count, price) || (isAlsoSold && isCount(count) && OF_PRICE.test(price.gap)))
    if (!count || taken.has(count) || isPercent(price) || !isMeant) continue
    const words = text.slice(Math.max(0, count.start - FURTHEST), price.end + FURTHEST_AFTER)
    const near = text.slice(count.start, price.start)
    if (PURCHASE.test(near) || (PURCHASE.test(words) && !SALE.test(near))) roles.purchases.push({ count, price })
    else if (SALE.test(words) || isAlsoSold) roles.sales.push({ count, price })
    else return false
    taken.add(count).add(price)
  }
  return true
}

/** "45 a class … 22 classes", "500 a month for 10 months": the price of one, and elsewhere how many. */
function pairRates({ figures, text }: Told, roles: Roles, taken: Set<Figure>): void {
  for (const { price: isRate, count: isCounted } of RATES) {
    const free = figures.filter((figure) => figure.counts && !taken.has(figure))
    const prices = free.filter(
      (figure) => figure.unit === undefined && !figure.vague && isRate(figure, text.slice(figure.end), figure.before),
    )
    const counts = free.filter(
      (figure) => isWhole(figure) && !prices.includes(figure) && isCounted(figure, text.slice(figure.end)),
    )
    const [price, another] = prices
    const [count, second] = counts
    if (!price || !count || another || second) continue
    const isSpent =
      SPENT.test(price.before) || PURCHASE.test(price.before) || PURCHASE.test(after({ figures, text }, price))
    if (isSpent && !EARNS_RATE.test(price.before)) roles.purchases.push({ count, price })
    else roles.sales.push({ count, price })
    taken.add(count).add(price)
  }
}

/** "Privates are 70 … did 18 of them": the price of one thing, and the only count of what was done or sold. */
function pairUnitPrice({ figures, text }: Told, roles: Roles, taken: Set<Figure>): void {
  const free = figures.filter((figure) => figure.counts && !taken.has(figure))
  const prices = free.filter(({ before, unit, vague }) => unit === undefined && !vague && UNIT_PRICE.test(before))
  const [price, another] = prices
  if (!price || another) return
  const done = free.filter(
    (figure) => isCount(figure) && figure !== price && figure.per === undefined && DONE.test(figure.before),
  )
  const [count, second] = done
  if (!count || second) return
  roles.sales.push({ count, price })
  taken.add(count).add(price)
  // "86 of the 100": all that there were.
  const whole = figures[figures.indexOf(count) + 1]
  if (whole && /^ (?:of|de|dos|das|out of)(?: (?:the|los|las|os|as))? $/.test(text.slice(count.end, whole.start)))
    taken.add(whole)
}

/** Halves in words, and what is paid for each person and night, are not calculated. */
const NOT_COUNTED =
  /\b(?:half|metade|mitad|a medias|por noite e por|por noche y por|por persona y noche|per person per night|a night each|each per night)\b/

/** The role of every number; null where one is not understood. */
export function rolesIn(told: Told): Roles | null {
  const { figures, text } = told
  if (NOT_COUNTED.test(text)) return null
  const roles: Roles = {
    sales: [],
    purchases: [],
    earned: [],
    costs: [],
    aid: [],
    ownShares: [],
    othersShares: [],
    discounts: [],
    sharers: [],
  }
  const taken = new Set<Figure>()
  pairUnitPrice(told, roles, taken)
  pairRates(told, roles, taken)
  if (!pairNeighbours(told, roles, taken)) return null
  /** Amounts that only are a cost where nothing is sold and each pays a part. */
  const perhapsCosts: Figure[] = []
  for (const figure of figures) {
    if (taken.has(figure) || !figure.counts || figure.unit === 'years') continue
    const behind = after(told, figure)
    const rest = text.slice(figure.end)
    if (isPercent(figure)) {
      // "Raise the fee by 8 %" takes nothing off.
      if (RAISED.test(figure.before)) return null
      if (DISCOUNT.test(rest.replace(/^ ?%/, ''))) roles.discounts.push(figure)
      else if (OWN_PART.test(figure.before)) roles.ownShares.push(figure)
      else if (OTHERS_PART.test(figure.before) || OTHERS_PART.test(behind)) roles.othersShares.push(figure)
      else return null
    } else if (isSharers(figure, rest)) roles.sharers.push(figure)
    else if (isCount(figure) && !figure.money && OTHER_COUNT.test(rest)) continue
    else if (!isAmount(figure, behind)) return null
    else if (COSTS_SO_MUCH.test(figure.before)) roles.costs.push(figure)
    else if (EARNED.test(figure.before) || EARNED.test(behind) || TOOK_IN.test(figure.before)) roles.earned.push(figure)
    else if (isAid(figure, behind)) roles.aid.push(figure)
    else if (isSpent(figure, behind)) roles.costs.push(figure)
    else if (figure.marked || figure.value >= LEAST_MONEY) perhapsCosts.push(figure)
    else return null
  }
  const isShared = roles.sales.length + roles.earned.length === 0 && roles.sharers.length > 0 && ASKS_EACH.test(text)
  if (perhapsCosts.length > 0 && !isShared) return null
  return { ...roles, costs: [...roles.costs, ...perhapsCosts].toSorted((one, other) => one.start - other.start) }
}

const RAISED =
  /\b(?:rais\w+|increas\w+|put(?:ting)? up|sub(?:ir|o|e|iu|ieron|isse|a)|aument\w+|reajust\w+)(?: [a-z]+){0,3} $/

/** Those who share: "38 athletes", "somos 12". */
const isSharers = (figure: Figure, rest: string): boolean =>
  isCount(figure) &&
  (SHARERS.test(rest) || (SHARERS_BEFORE.test(figure.before) && figure.per === undefined && !SPENT.test(figure.before)))

/** An amount that is paid once, for all or for each. */
const isAmount = (figure: Figure, behind: string): boolean =>
  isMoney(figure, behind) &&
  !figure.vague &&
  !figure.rises &&
  !figure.risesTo &&
  (figure.per === undefined || figure.per === 'person')

/** "The gym took 6,340 last month", "40 for the shipping": money by what stands beside it. */
const SURELY_MONEY = 100
const isMoney = ({ money, unit, value, before }: Figure, behind: string): boolean =>
  money ||
  (unit === undefined && value >= SURELY_MONEY && (TOOK_IN.test(before) || SPENT.test(before) || SPENT.test(behind))) ||
  (unit === undefined && value >= LEAST_MONEY && IS_FOR.test(behind) && SPENT.test(behind))
const IS_FOR = /^ (?:de|do|da|for|of|en|em) /

/** Nothing smaller is money without a currency. */
const LEAST_MONEY = 20
const isSpent = ({ means, marked, value, per, before }: Figure, behind: string): boolean =>
  (marked || per === 'person' || value >= LEAST_MONEY) &&
  (means.has('bill') || means.has('costs') || means.has('paid') || SPENT.test(before) || SPENT.test(behind))

const isAid = ({ before }: Figure, behind: string): boolean =>
  (AID.test(before) ||
    /^ (?:from|da|do|del|de la) (?:the )?(?:sponsor|council|prefeitura|patrocin|ayuntamiento|municip)/.test(behind)) &&
  !OWN_PAYMENT.test(before)
