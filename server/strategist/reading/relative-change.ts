import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import { SAYS_NO, WAS_CHECKED, WAS_WRONG } from './correction-marks.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { isClock } from './number-clock.ts'
import { inFull, rewriteNumber } from './number-in-place.ts'
import { type Mention, mentionsIn, THOUSANDS, telling, written } from './number-mentions.ts'
import { NUMBER, readNumber } from './number-words.ts'
import type { Said } from './said-earlier.ts'
import { isOfTime } from './same-thing.ts'

/** By how much a number is another one: half of it, twice as much, so many more or fewer. */
interface Change {
  factor: number
  plus: number
  /** What is counted comes right after the number: "two fewer members". */
  unit: string
  start: number
  end: number
}

const HALF =
  /\b(?:half (?:of )?(?:that|it|them|as (?:much|many))|halve[ds]? (?:it|that|them)|(?:cut|down|reduced|lowered|knocked|dropped|gone down|came down|went down) (?:\S+ ){0,2}?(?:by|in|to) (?:a )?half|it'?s (?:only |just |really )?half|(?:a |na |pela |so a |e a )metade(?! d[aeo]s? (?!que))|metade d(?:isso|esse|esses|o que|ele|ela)|por la mitad|(?:a )?la mitad(?! de(?:l| (?!eso|lo|esos)))|mitad de (?:eso|lo))\b/
const TWICE =
  /\b(?:doubled? (?:that|it|of that)|(?:is|it'?s|was|make it|make that) double|twice (?:that|as (?:much|many))|(?:o|pelo) dobro(?! d[aeo]s? (?!que))|(?:el|al) doble(?! de(?:l| (?!eso|lo))))\b/
/** "Dez por cento a mais", "10% off". */
const PERCENT =
  /\b(?<share>\S+) ?(?:%|percent|per cent|por cento|por ciento) (?:(?<more>more|up|higher|extra|dearer|a mais|mais|mas)|(?<less>less|off|lower|cheaper|a menos|menos))\b/

const UNIT_BETWEEN = String.raw`(?: (?<unit>(?!(?:and|but|e|y|of|de|no|not|nao|off|more|less|fewer|menos|mais|mas|a|o)\b)[a-z]{3,}))?`
const relativePatterns = (language: Language): readonly [RegExp, 1 | -1][] => {
  const number = String.raw`(?<![\d.,:/$])(?<number>\d{1,4}(?:[.,]\d+)?|an?(?= hour| day| week)|${NUMBER[language]})`
  const alone = String.raw`(?! ?(?:%|percent|por cent|por cient)|[.,:/]?\d)`
  const sources: Record<Language, readonly [string, 1 | -1][]> = {
    en: [
      [`${number}${alone}${UNIT_BETWEEN} (?:fewer|less)(?! than)`, -1],
      [`(?:take|knock|shave) (?:another |the )?${number}${alone}${UNIT_BETWEEN}(?: \\w+){0,2} off`, -1],
      [
        `(?:minus|subtract|deduct|take away|take off|knock off) (?:another |the |those )?${number}${alone}${UNIT_BETWEEN}`,
        -1,
      ],
      [
        `(?:make (?:it|that)|(?:it'?s|that'?s|is|there'?s|there are|they'?re|plus|are|now) (?:actually |really |now )?)(?: now)? ?${number}${alone}${UNIT_BETWEEN} (?:more|extra)(?! (?:than|thing|question|time))`,
        1,
      ],
      [`(?:plus|add|add on) (?:another |the )?${number}${alone}${UNIT_BETWEEN}`, 1],
    ],
    pt: [
      [`${number}${alone}${UNIT_BETWEEN} (?:a|de) menos`, -1],
      [`(?:^|[,.;:!-] ?|\\b(?:na verdade|na real|sao|e|eh|agora|ja|tem) )${number}${alone}${UNIT_BETWEEN} menos`, -1],
      [
        `(?:tira|tire|desconta|desconte|diminui|subtrai|(?:^|[,.;:!] ?)menos) (?:mais |os |as |esses |essas )?${number}${alone}${UNIT_BETWEEN}`,
        -1,
      ],
      [`${number}${alone}${UNIT_BETWEEN} a mais`, 1],
      [
        `(?:soma|some|acrescenta|adiciona|bota mais|poe mais|coloca mais|(?:^|[,.;:!] ?)mais) (?:mais |os |as )?${number}${alone}${UNIT_BETWEEN}`,
        1,
      ],
    ],
    es: [
      [`${number}${alone}${UNIT_BETWEEN} (?:de )?menos`, -1],
      [
        `(?:quita(?:le)?|resta(?:le)?|descuenta(?:le)?|saca(?:le)?|(?:^|[,.;:!] ?)menos) (?:los |las |otros |otras |esos |esas )?${number}${alone}${UNIT_BETWEEN}`,
        -1,
      ],
      [
        `(?:^|[,.;:!-] ?|\\b(?:en realidad|son|es|ahora|ya|ya son|hay|seria|serian) )${number}${alone}${UNIT_BETWEEN} mas`,
        1,
      ],
      [`(?:suma(?:le)?|agrega(?:le)?|anade(?:le)?) (?:los |las |otros |otras )?${number}${alone}${UNIT_BETWEEN}`, 1],
    ],
  }
  return sources[language].map(([source, sign]) => [new RegExp(String.raw`(?<!\w)(?:${source})(?!\w)`), sign])
}
const RELATIVE: Record<Language, readonly [RegExp, 1 | -1][]> = {
  en: relativePatterns('en'),
  pt: relativePatterns('pt'),
  es: relativePatterns('es'),
}
/** "The two morning swims are gone, so knock those off": how many was said before. */
const THOSE_OFF =
  /\b(?:(?:knock|take|cut|leave) (?:those|them|that|these) (?:two |three )?(?:off|out|away)|(?:desconta|tira) (?:esses|essas|eles|elas|isso)|(?:quita|resta|descuenta|saca)(?:l[oae]s?|me)? (?:esos|esas|eso)|(?:quitalos|quitalas|restalos|restalas|descontalos))\b/

function changeIn(folded: string, language: Language): Change | null {
  const percent = PERCENT.exec(folded)
  const share = percent?.groups?.share
  const value = share === undefined ? null : (readNumber(share, language) ?? Number.parseFloat(share))
  if (percent && value && value > 0 && value < 100) {
    const factor = 1 + (percent.groups?.less === undefined ? value : -value) / 100
    return { factor, plus: 0, unit: '', start: percent.index, end: percent.index + percent[0].length }
  }
  for (const [pattern, factor] of [
    [HALF, 0.5],
    [TWICE, 2],
  ] as const) {
    const found = pattern.exec(folded)
    if (found) return { factor, plus: 0, unit: '', start: found.index, end: found.index + found[0].length }
  }
  for (const [pattern, sign] of RELATIVE[language]) {
    const found = pattern.exec(folded)
    const { number = '', unit = '' } = found?.groups ?? {}
    const amount = /^an?$/.test(number) ? 1 : readNumber(number, language)
    if (found && amount)
      return { factor: 1, plus: sign * amount, unit, start: found.index, end: found.index + found[0].length }
  }
  const those = THOSE_OFF.exec(folded)
  const numbers = those ? [...folded.matchAll(new RegExp(String.raw`\b(?:${NUMBER[language]})\b`, 'g'))] : []
  const [only] = numbers
  const amount = numbers.length === 1 && only ? readNumber(only[0], language) : null
  if (those && only && amount)
    return { factor: 1, plus: -amount, unit: '', start: only.index, end: only.index + only[0].length }
  return null
}

/** Says nothing of what is different, but of another thing or of what is wanted. */
const WANTS =
  /\b(?:want|need|would|could|should|maybe|wish|hope|can i|give me|quero|preciso|queria|poderia|talvez|quiero|necesito|quisiera|podria|tal vez|ojala|question|pergunta|pregunta|thing|coisa|cosa|time to|until|ate|hasta)\b/
/** Where the change is almost all that a message says, or begins it: "tres menos, se fueron los hermanos". */
const AT_BEGINNING =
  /^[*¿¡ ]*(?:(?:oh|ah|well|ok|bueno|pues|bom|actually|sorry|perdon|desculpa|e|y|and|it'?s|that'?s|sao|son|serian|seriam|now|ya|ja|agora|ahora|make it|make that|entao|es)[, ]+)*$/
/** "The coaching is twice that", "lo bajó a la mitad": of what was told before. */
const OF_BEFORE =
  /\b(?:half|twice|double[ds]?|halve[sd]?) (?:of )?(?:that|it)\b|\b(?:eso|isso|disso|desse|dessa)\b|\b(?:baj|redu|cort|toca|qued|fic|cai|cay|baix)\w* (?:\w+ )?(?:a |na |pela |por |en |pra )?(?:la )?(?:mitad|metade)|(?:%|por cento|por ciento|percent|per cent) (?:a mais|a menos|mas|more|less|menos|up|off)/
const NOW = /\b(?:ya|ja|now|agora|ahora|that'?s|son|sao|are)\b/
/** Somebody came or went: "with the twins who joined, two more". */
const CAME_OR_WENT =
  /\b(?:joined|left|quit|leav\w+|signed|dropped out|entr\w+|saiu|sairam|desist\w+|matricul\w+|apunt\w+|dio de baja|dieron de baja|se (?:me )?fue(?:ron)?|se (?:me )?va(?:n)?|sumaron|vin\w+)\b/
const LONGEST = 24
const COUNTED_THINGS: ReadonlySet<string | undefined> = new Set(['people', 'times', 'rounds', 'hours'])

const OF_DAYS = /^(?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?)$/
/** A number of days, weeks or months was told. */
const COUNTS_DAYS = /\d ?(?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?)\b/

/** How long or how many it is now: "an hour" off "7 hours" is 6. */
const inUnitOf = (old: Mention, { plus }: Change, said: Mention | undefined): number => {
  if (!said || !isOfTime(said) || !isOfTime(old) || said.figure.unit === old.figure.unit) return plus
  return said.figure.unit === 'minutes' ? plus / 60 : plus * 60
}

function meantBy(
  change: Change,
  known: readonly Mention[],
  { said, near, cameOrWent }: { said: Mention | undefined; near: ReadonlySet<string>; cameOrWent: boolean },
) {
  const mayBe = known.filter((old) => !isClock(old) && !old.isOfPair && old.figure.unit !== 'percent')
  const named = mayBe.filter((old) => [...old.beside].some((word) => near.has(word)))
  const ofThing = said?.thing
    ? mayBe.filter((old) => old.thing === said.thing || (isOfTime(said) && isOfTime(old)))
    : []
  const people = cameOrWent ? mayBe.filter(({ thing }) => thing === 'people') : []
  const counted = people.length > 0 ? people : mayBe.filter(({ thing }) => COUNTED_THINGS.has(thing))
  const amounts = mayBe.filter(
    ({ figure }) => figure.money && (figure.marked || figure.thousands || figure.means.size > 0),
  )
  const [first, another] =
    [
      ofThing.filter((old) => named.includes(old)),
      ofThing,
      said?.thing ? [] : named,
      change.factor === 1 && !said?.thing ? counted : [],
      change.factor === 1 ? [] : amounts,
      said?.thing ? [] : mayBe,
    ].find((each) => each.length > 0) ?? []
  return another === undefined ? first : undefined
}

const decimals = (value: number, language: Language): string =>
  String(Math.round(value * 100) / 100).replace('.', language === 'en' ? '.' : ',')

/** "Two fewer, the twins left", "metade disso", "take four off": the earlier number changed by so much; null if none is. */
export function findRelativeChange(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const { folded } = memberText(message, language)
  if (words(folded).length > LONGEST) return null
  const change = changeIn(folded, language)
  if (!change) return null
  const isMarked =
    WAS_WRONG.test(folded) || SAYS_NO.test(folded) || WAS_CHECKED.test(folded) || readsAsCorrection(message, language)
  const begins = AT_BEGINNING.test(folded.slice(0, change.start))
  const isOfBefore = change.factor !== 1 && OF_BEFORE.test(folded.slice(Math.max(0, change.start - 20), change.end))
  // "Ya son dos más", "that's two fewer now".
  const ends = NOW.test(folded.slice(change.start - 8, change.end)) && /^[\s.!]*$/.test(folded.slice(change.end))
  const around = folded.slice(Math.max(0, change.start - 30), change.end + 12)
  // "They gave her a week more" moves a day.
  if (
    OF_DAYS.test(change.unit) &&
    !earlier.some(({ content }) => COUNTS_DAYS.test(memberText(content, language).folded))
  )
    return null
  if (!(isMarked || begins || isOfBefore || ends) || (WANTS.test(around) && !WAS_WRONG.test(folded))) return null
  const said = mentionsIn(message, -1, language)
  const own = said.find(({ figure }) => figure.start < change.end && figure.end > change.start)
  const known = earlier.flatMap(({ content }, place) => mentionsIn(content, place, language))
  const near = new Set(telling(folded.slice(Math.max(0, change.start - 30), change.end + 30), language))
  const old = meantBy(change, known, { said: own, near, cameOrWent: CAME_OR_WENT.test(folded) })
  // "An hour" has no digits to change.
  if (!old || (old.length && !old.length.plain)) return null
  const value = old.figure.value * change.factor + inUnitOf(old, change, own)
  if (!(value > 0)) return null
  // "Two more, so 14 now" says the sum itself, and another number tells something else.
  const others = said.filter((mention) => mention !== own && mention.figure.value !== old.figure.value)
  if (others.some(({ figure }) => figure.value !== value)) return null
  const number = written(old)
  const shown = THOUSANDS.test(number) ? value / 1000 : value
  const to = /\d[.,]\d{3}/.test(number) && Number.isInteger(value) ? inFull(value, number) : decimals(shown, language)
  return rewriteNumber(old, { said: to, known }, language)
}
