import { type Mention, sharesWord, THOUSANDS, written } from './number-mentions.ts'

/** Two numbers of the same thing are of the same size. */
export const LARGEST_RATIO = 6
/** "I am 82.3", after "84". */
const areAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.15 * other
const areOfOneSize = (one: number, other: number): boolean =>
  one <= LARGEST_RATIO * other && other <= LARGEST_RATIO * one

/** "It is 18 now", after "15 mil". */
export const inThousands = (mention: Mention): boolean => THOUSANDS.test(written(mention))

export const isOfTime = ({ figure }: Mention): boolean => figure.unit === 'hours' || figure.unit === 'minutes'
/** "45 each way", after "half an hour": so many can only be minutes. */
const FEWEST_MINUTES = 10
const MOST_HOURS_TO_BE_MINUTES = 3
export const areMinutes = ({ figure }: Mention, old: Mention): boolean =>
  figure.unit === undefined &&
  figure.value >= FEWEST_MINUTES &&
  old.figure.unit === 'hours' &&
  old.figure.value <= MOST_HOURS_TO_BE_MINUTES

/** What a number comes to in the unit of another one. */
export function valueBeside(mention: Mention, old: Mention): number {
  const { value, unit } = mention.figure
  if (isOfTime(old) && isOfTime(mention) && unit !== old.figure.unit) return unit === 'hours' ? value * 60 : value / 60
  if (areMinutes(mention, old)) return value / 60
  return inThousands(old) && !inThousands(mention) && value < 1000 ? value * 1000 : value
}

/** "300 every two months", after "300 a month". */
export const isOfOtherPeriod = ({ period }: Mention, old: Mention): boolean =>
  period !== undefined && old.period !== undefined && period.name !== old.period.name

/** What is counted in hours may be said in minutes. */
const kindOf = ({ thing }: Mention): string | undefined => (thing === 'minutes' ? 'hours' : thing)

const SLEEP = /\b(?:sleep|slept|sleeping|durmo|dormindo|dormir|dormido|sono|duermo|durmiendo|dormir|sueno)\b/
const isOfSleep = ({ text, figure }: Mention): boolean =>
  SLEEP.test(text.folded.slice(Math.max(0, figure.start - 30), figure.end + 20))
/** Both last for some time, but one of them is not said with a plain number of the same unit. */
export const areLengthsInOtherWords = (mention: Mention, old: Mention): boolean =>
  isOfTime(old) &&
  isOfTime(mention) &&
  !(mention.length?.plain && old.length?.plain && mention.figure.unit === old.figure.unit)
export const isOfKind = (one: Mention, other: Mention): boolean => kindOf(one) === kindOf(other)

/** "My salary" may be read as that of a coach. */
const MAY_BE_PAY: ReadonlySet<string | undefined> = new Set(['pay', 'bill', 'profit', 'brings'])

/** "I'm actually 76.8", after "im 79kg fighting at 75": what somebody weighs now, and not what is wanted. */
const WEIGHS_NOW =
  /\b(?:i'?m|im|i am|weigh|weighing|scales? (?:say|says|said|show|showed)|peso|pesando|pesei|estou com|to com|estou em|estoy en|ando en|marca|marcou|marco|deu|dio|con)(?: (?:actually|now|really|only|just|like|about|na verdade|agora|so|em|en|ahora|como|unos|uns))* $/
/** "I'm walking around at 71", "weighed myself and its 70". */
const WAS_WEIGHED =
  /\b(?:walk\w* around|sitting|hovering) (?:at |on |about )*$|\b(?:weighed (?:myself|in)|me pesei|pesei|me pese|pese|me he pesado|weigh ?in|scales?|balanca|bascula|balanza)\b[^.;!?]{0,40}$/
const isWeightNow = ({ figure, text }: Mention): boolean => {
  const before = text.folded.slice(0, figure.start)
  return WEIGHS_NOW.test(before) || WAS_WEIGHED.test(before)
}

/** "Tengo 52 años": only years are another age. */
const AGED = /\b(?:tengo|tenho|tiene|tem|fiz|fez|cumpli|i'?m|i am|he'?s|she'?s) (?:ya |ja )?$/
const isAge = ({ figure, text }: Mention): boolean =>
  figure.unit === 'years' && AGED.test(text.folded.slice(0, figure.start))

/** How surely two numbers are of the same thing; 0 if they are not. */
export function sameThing(mention: Mention, old: Mention): number {
  const value = valueBeside(mention, old)
  if (!areOfOneSize(value, old.figure.value)) return 0
  if (value === old.figure.value && !isOfOtherPeriod(mention, old)) return 0
  // How often a year is no other number of sessions a week.
  if (isOfOtherPeriod(mention, old) && old.thing === 'times' && !/^(?:day|week)$/.test(mention.period?.name ?? ''))
    return 0
  if (isAge(old) && mention.thing !== old.thing && !areAlike(value, old.figure.value)) return 0
  if (value === old.figure.value && mention.figure.money && old.figure.money) return 2
  // "R$ 1,550" are no followers.
  const hasCurrency = old.figure.marked && !old.figure.thousands
  if (mention.figure.marked && !hasCurrency && old.thing === undefined && nounAfter(old)) return 0
  const mayBeKilos = mention.figure.unit === undefined || mention.thing === 'kilos'
  if (
    old.thing === 'kilos' &&
    mayBeKilos &&
    isWeightNow(mention) &&
    isWeightNow(old) &&
    areAlike(value, old.figure.value)
  )
    return 4
  if (mention.figure.unit !== undefined && old.figure.unit !== undefined && kindOf(mention) !== kindOf(old)) return 0
  // "4 rounds of two minutes": both stand beside rounds, and only one counts them.
  if (
    mention.thing !== undefined &&
    old.thing !== undefined &&
    (mention.thing === 'rounds') !== (old.thing === 'rounds')
  )
    return 0
  // "Five and a half" without a unit is a length only beside another one.
  if (mention.length && mention.figure.unit === undefined && !isOfTime(old)) return 0
  if (isOfTime(old) && isOfSleep(mention) && !isOfSleep(old)) return 0
  const isSameThing = mention.thing !== undefined && kindOf(mention) === kindOf(old)
  if (sharesWord(mention, old)) return isSameThing ? 4 : 3
  // "The landlord came down to 3200" is the rent, though it does not say so.
  if (mention.thing === 'bill' && old.thing === 'rent') return 2
  if (MAY_BE_PAY.has(mention.thing) && MAY_BE_PAY.has(old.thing) && [mention, old].some(({ thing }) => thing === 'pay'))
    return 3
  if ([mention, old].every(({ thing }) => thing === 'pay' || thing === 'fee') && !isSameThing) return 1
  // Of two numbers one with a currency is another amount, before a bare one.
  if (mention.figure.marked && old.figure.marked) return 2
  // "With the hotel it comes to 2,700 all together", after a fee of 2,000.
  const isTotal = IN_TOTAL.test(mention.text.folded) && value > old.figure.value && old.figure.money
  if (mention.thing !== undefined && old.thing !== undefined) return isSameThing ? 3 : isTotal ? 1 : 0
  // A bare "1,80" is a height or a time of day, and no number of anything.
  const isDecimal =
    mention.length === undefined &&
    !Number.isInteger(mention.figure.value) &&
    Number.isInteger(old.figure.value) &&
    !isPrice(mention, old) &&
    !areAlike(value, old.figure.value)
  if (old.figure.unit === 'percent' || (isDecimal && old.figure.unit !== 'kilos' && !inThousands(old))) return 0
  // "6 pages" are no weeks.
  if (mention.thing === undefined && nounAfter(mention)) return 0
  return mention.thing === undefined || mention.figure.unit === undefined ? 1 : 0
}

/** "I've been getting 16.50", after "14 euro an hour". */
const isPrice = ({ figure, text }: Mention, old: Mention): boolean =>
  (old.figure.money || old.thing === 'pay' || old.thing === 'fee') &&
  figure.value < 2 * old.figure.value &&
  old.figure.value < 2 * figure.value &&
  /[.,]\d0?$/.test(text.folded.slice(figure.start, figure.end))

const IN_TOTAL =
  /\b(?:all together|altogether|all in|in total|tudo junto|ao todo|no total|en total|todo junto|con todo|com tudo)\b/

const NO_NOUN =
  /^(?:plus|since|from|after|instead|more|less|these|that|then|with|desde|agora|mesmo|depois|ahora|todo|despues|most|usually|really|\w+ly|\w+mente|infelizmente|each|cada|when|cuando|quando|ponle|puts|lol)$/

/** A word follows that says what is counted, though no list has it. */
function nounAfter({ text, figure, beside }: Mention): boolean {
  const [, next = ''] = /^ ([a-z]{4,})/.exec(text.folded.slice(figure.end)) ?? []
  if (next === '' || NO_NOUN.test(next)) return false
  return [...beside].some((word) => next.startsWith(word) || word.startsWith(next))
}

export const nearness = (mention: Mention, old: Mention): number =>
  -Math.abs(Math.log(valueBeside(mention, old) / old.figure.value))
