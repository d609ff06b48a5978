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
  STAYS,
  TELLS_WHAT_IT_IS,
  WAS_CHECKED,
  WAS_WRONG,
} from './correction-marks.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { numberAddedUp } from './number-added-up.ts'
import { isClock } from './number-clock.ts'
import { rewriteNumber } from './number-in-place.ts'
import {
  DIGITS,
  isDayOfMonth,
  type Mention,
  mentionsIn,
  sharesWord,
  THOUSANDS,
  telling,
  wordsOnly,
  written,
} from './number-mentions.ts'
import { NUMBER, readNumber } from './number-words.ts'
import type { Said } from './said-earlier.ts'
import {
  areLengthsInOtherWords,
  areMinutes,
  inThousands,
  isOfKind,
  isOfOtherPeriod,
  isOfTime,
  LARGEST_RATIO,
  nearness,
  sameThing,
  valueBeside,
} from './same-thing.ts'

const isRefusedAt = (folded: string, start: number, end: number, language: Language): boolean =>
  new RegExp(`${REFUSES_NEXT[language]}$`).test(folded.slice(0, start)) || REFUSES_LAST.test(folded.slice(end))

/** A number of a message, counted or not. */
interface Token {
  raw: string
  start: number
  end: number
  mention: Mention | undefined
}

/** The numbers of a message as they stand there; "1h30" is one. */
function tokensOf(folded: string, said: readonly Mention[], language: Language): Token[] {
  const found = [...folded.matchAll(new RegExp(String.raw`${DIGITS.source}|\b(?:${NUMBER[language]})\b`, 'g'))]
  const inWords = said.filter(({ length }) => length && !length.plain)
  const isInside = (at: number): boolean => inWords.some(({ figure }) => figure.start <= at && at < figure.end)
  const tokens = found
    .filter(({ index }) => !isInside(index))
    .map(({ 0: raw, index: start }): Token => {
      const end = start + raw.length
      return { raw, start, end, mention: said.find(({ figure }) => figure.start <= start && start < figure.end) }
    })
  const lengths = inWords.map((mention) => ({ ...mention.whole, raw: written(mention), mention }))
  return [...tokens, ...lengths].toSorted((one, other) => one.start - other.start)
}

function valueIn({ raw, mention }: Token, old: Mention, language: Language): number {
  if (mention) return valueBeside(mention, old)
  const plain = /[.,]\d{3}/.test(raw) ? raw.replace(/[.,]/g, '') : raw.replace(',', '.')
  const value = Number.parseFloat(plain) || (readNumber(raw, language) ?? 0)
  return THOUSANDS.test(raw) || (inThousands(old) && value < 1000) ? value * 1000 : value
}

/** "A" and "one" are hardly ever numbers. */
const IS_ONE = /^(?:one|um|uma|un|una|uno)$/

/** Whether a number of a message is this one. */
const isToken = (token: Token, old: Mention, language: Language): boolean =>
  written(old) === token.raw ||
  (!/\d/.test(token.raw) && readNumber(token.raw, language) === old.figure.value) ||
  (token.mention !== undefined && valueIn(token, old, language) === old.figure.value)

/** "It was 6500, not 8000", "12 não, 15". */
function refusedNumber(message: string, known: readonly Mention[], language: Language): Rewritten | null {
  const { folded } = memberText(message, language)
  const tokens = tokensOf(folded, mentionsIn(message, -1, language), language)
  const isRefused = ({ start, end }: Token): boolean => isRefusedAt(folded, start, end, language)
  const means = (token: Token, old: Mention): boolean => isToken(token, old, language)
  const refused = tokens.find((token) => isRefused(token) && known.some((old) => means(token, old)))
  const mayBeRight = (token: Token): boolean =>
    token.raw !== refused?.raw && !isRefused(token) && (token.mention !== undefined || !IS_ONE.test(token.raw))
  const others = tokens.filter(mayBeRight)
  if (refused === undefined || others.length === 0) return null
  const [unit = ''] = words(folded.slice(refused.end))
  const meant = known.filter((old) => means(refused, old))
  const isNamed = (old: Mention): boolean =>
    [refused, ...others].some(({ mention }) => mention !== undefined && sharesWord(mention, old))
  const old =
    meant.findLast(({ text, figure }) => words(text.folded.slice(figure.end))[0] === unit) ??
    meant.findLast(isNamed) ??
    meant.at(-1)
  if (!old) return null
  const distance = (token: Token): number =>
    Math.abs(Math.log(Math.max(valueIn(token, old, language), 0.01) / old.figure.value))
  const [right] = others.toSorted((one, other) => distance(one) - distance(other))
  if (!right || distance(right) > Math.log(LARGEST_RATIO)) return null
  // "Nine kilos, not four" is not about four sessions.
  const { unit: unitOfRight } = right.mention?.figure ?? {}
  if (right.mention && unitOfRight && old.figure.unit && !isOfKind(right.mention, old)) return null
  return rewriteNumber(old, { said: right.raw, mention: right.mention, known }, language)
}

/** The earlier number that a number only says again, if it is not named as another thing. */
function saidAgain(mention: Mention, known: readonly Mention[]): Mention | undefined {
  const isSame = (old: Mention): boolean =>
    valueBeside(mention, old) === old.figure.value && !isOfOtherPeriod(mention, old) && !areMinutes(mention, old)
  const same = known.filter((old) => isSame(old) && (mention.thing === undefined || isOfKind(mention, old)))
  const named = same.find((old) => sharesWord(mention, old))
  if (named || same.length === 0 || tellsWhatItIs(mention)) return named ?? same[0]
  return known.some((old) => !isSame(old) && sharesWord(mention, old)) ? undefined : same[0]
}

/** "89 is our teen deal", "5 era antes do bebê": what the number that was told really is. */
const tellsWhatItIs = ({ text, whole }: Mention): boolean => TELLS_WHAT_IT_IS.test(text.folded.slice(whole.end))
/** "Two sessions a day was camp". */
const wasOnce = ({ text, whole, period }: Mention): boolean =>
  /^ (?:was|were|era|eram|eran|foi|foram|fue|fueron) /.test(text.folded.slice(period?.end ?? whole.end))
/** "O judô é 4 mesmo". */
const stays = ({ text, whole }: Mention): boolean => STAYS.test(text.folded.slice(whole.end))

/** "We lost four, so 62": the number is what it comes to. */
const isLast = (folded: string, { end }: Figure): boolean =>
  /^[\s.!a-z]{0,8}$/.test(folded.slice(end)) && !/[a-z]{4}/.test(folded.slice(end))

/** "I only have 450, the rest went on rent". */
const ENDS_CLAUSE = /^ ?[,.;:!](?!\d)/

/** A longer message rather tells something new. */
const SHORT = 8
const LONG = 14
/** What the signs of a correction must add up to. */
const ENOUGH = 4

/** A message with more numbers tells new ones, and so does one that adds some: "plus 400 for light". */
const MOST_NUMBERS = 3
const ADDS =
  /\b(?:plus|on top of|as well|forgot to (?:say|mention|tell)|esqueci de (?:dizer|falar|contar)|e mais|alem d\w+|me (?:olvide|falto) (?:de )?(?:decir|contar)|ademas|aparte)\b/

/** "The other two are my partner's": what is left of the old number. */
const OF_OTHERS =
  /\b(?:other|others|otr[oa]s|outr[oa]s|rest|resto|restantes|demais|demas|remaining) (?:los |las |os |as |the )?$/
const isOfOthers = ({ text, figure }: Mention): boolean => OF_OTHERS.test(text.folded.slice(0, figure.start))
/** "I go to bed at 11 and get up at 6, so that's 7": what the other numbers come to. */
const COMES_TO =
  /\b(?:so|that'?s|that makes|makes|so that'?s|comes to|totals|in total|in all|o sea|ou seja|asi que|asi q|entonces|entao|por lo tanto|portanto|da|dan|dao|son|sao|suman|total(?: de)?) (?:it'?s |that'?s |son |sao |es |e |da |dan |dao |como |uns |unos |unas |umas |about |like |total de )*$/
const isResult = ({ text, figure }: Mention): boolean =>
  COMES_TO.test(text.folded.slice(0, figure.start)) &&
  /^ ?(?:[.,;!)]|$|[a-z ]{0,14}[.,;!]|[a-z ]{0,14}$)/.test(text.folded.slice(figure.end))
const isTold = ({ figure }: Mention, told: readonly Mention[]): boolean =>
  told.some((old) => old.figure.value === figure.value)

/** "380 is what they ask, they get 320", after "380.000": both in thousands, since the first is. */
const LEAST_IN_THOUSANDS = 10_000
function inThousandsToo(all: readonly Mention[], told: readonly Mention[]): readonly Mention[] {
  const isPlain = ({ figure, thing }: Mention): boolean =>
    figure.value < 1000 && Number.isInteger(figure.value) && (figure.unit === undefined || thing === 'fee')
  const isShort = all.some(
    (mention) =>
      isPlain(mention) &&
      told.some(
        (old) =>
          old.figure.value >= LEAST_IN_THOUSANDS &&
          !inThousands(old) &&
          old.figure.value === mention.figure.value * 1000,
      ),
  )
  if (!isShort) return all
  return all.map((mention) =>
    isPlain(mention) ? { ...mention, figure: { ...mention.figure, value: mention.figure.value * 1000 } } : mention,
  )
}

/** "Wait, the rent is 5200": the number of the same thing is another one now. */
function changedNumber(message: string, told: readonly Mention[], options: Options): Rewritten | null {
  const { language, certain, done = [] } = options
  const { folded } = memberText(message, language)
  const said = [...mentionsIn(message, -1, language), ...wordsOnly(message, language)].filter(
    (mention) => !isOfOthers(mention) && !isDayOfMonth(mention),
  )
  const result = said.find((mention) => isResult(mention))
  const [, ...several] = said
  const all = inThousandsToo(
    result && several.length > 1 ? said.filter((mention) => mention === result || isTold(mention, told)) : said,
    told,
  )
  if (all.length === 0 || all.length > MOST_NUMBERS || (all.length > 1 && ADDS.test(folded))) return null
  const again = all.map((mention) => ({ mention, old: saidAgain(mention, told) }))
  const stayed = again.flatMap(({ mention, old }) => (old && stays(mention) ? old : []))
  const unit = all.some(({ figure }) => figure.unit !== undefined) ? undefined : namedUnit(folded)
  const isOfUnit = ({ thing }: Mention): boolean => unit === undefined || thing === unit
  const namesAge = OF_AGE.test(folded)
  const namesDays = NAMES_DAYS.test(folded)
  const mayBeMeant = (old: Mention): boolean =>
    !isClock(old) && isOfUnit(old) && !isWish(old) && (namesAge || !isAge(old)) && !(namesDays && isOtherCount(old))
  const isOwn = OF_ME.test(folded) && !OF_EVERYBODY.test(folded)
  const known = told.filter((old) => !stayed.includes(old) && mayBeMeant(old) && !(isOwn && isOfEverybody(old)))
  const restated = again.flatMap(({ old }) => old ?? [])
  const isSaidAgain =
    all.length > 1 && again.some(({ mention, old }) => old && (stays(mention) || tellsWhatItIs(mention)))
  if (certain && !isSaidAgain) return null
  const length = words(folded).length
  const hasChanged = HAS_CHANGED.test(folded)
  const isPutRight = isSaidAgain || WAS_WRONG.test(folded) || readsAsCorrection(message, language)
  const marks = (isPutRight ? 3 : 0) + (SAYS_NO.test(folded) ? 2 : 0) + (WAS_CHECKED.test(folded) ? 2 : 0)
  const signs = marks + (hasChanged ? 1 : 0) + (length <= SHORT ? 1 : 0) - (length > LONG ? 1 : 0)
  // "Two have left, so 28 now".
  const isOnlyNumber = ({ figure }: Mention): boolean =>
    (hasChanged || marks > 0) &&
    all.length === 1 &&
    (isLast(folded, figure) || ENDS_CLAUSE.test(folded.slice(figure.end)))
  // "I earn 1100, not 1500": where no 1500 was told, it is of something else.
  const tokens = tokensOf(folded, all, language).filter(({ start, end }) => isRefusedAt(folded, start, end, language))
  const refusesAnother = tokens.length > 0 && !tokens.some((token) => told.some((old) => isToken(token, old, language)))
  const ofOneTime = OF_ONE_TIME.test(folded) ? (marks > 0 ? 2 : 3) : 0
  const found = again
    .filter(({ mention, old }) => old === undefined && !mention.figure.rises && !isClock(mention) && !wasOnce(mention))
    .map(({ mention }) => mention)
    .filter((mention) => !isAge(mention) || told.some(isAge))
    .filter(({ figure }) => !isRefusedAt(folded, figure.start, figure.end, language))
    .filter((mention) => !done.some((old) => valueBeside(mention, old) === old.figure.value))
    .flatMap((mention) => {
      const before = folded.slice(0, mention.figure.start)
      const isChanged = CHANGED_TO.test(before)
      const isAlone = ONLY_LEADS.test(before.replace(WAS_WRONG, '').trimStart())
      const leads = (isChanged ? 2 : 0) + (isAlone ? 1 : 0) + (LEADS_TO_NUMBER.test(before) ? 1 : 0)
      return known.flatMap((old) => {
        const isRestated = restated.includes(old)
        const same = sameThing(mention, old) || (isRestated && areBothMoney(mention, old) ? 1 : 0)
        const isOfLength = !hasChanged && !isAlone && isOfTime(mention) && isOfTime(old)
        if (refusesAnother && same < 2) return []
        // "There are two now" is of something else.
        const isBareWord = mention.figure.unit === undefined && !/\d/.test(written(mention))
        const isUnsure = marks === 0 && (isOfLength || OF_ANOTHER.test(before) || isBareWord || needsMark(mention, old))
        if (!isRestated && (isUnsure || needsRestating(mention, old, same))) return []
        const named = telling(before, language)
        const isNamed = named.length > 0 && named.every((word) => old.beside.has(word))
        const isOnlyOfSize =
          all.length === 1 &&
          OF_OWN.test(before) &&
          !OF_ANOTHER.test(folded) &&
          mention.figure.value >= LEAST_OF_SIZE &&
          known.filter((other) => isOfSize(mention, other)).length === 1 &&
          isOfSize(mention, old)
        const isMonthlyFee = mention.thing === 'fee' && A_MONTH.test(old.text.folded.slice(old.figure.end))
        const sum =
          same +
          signs +
          leads +
          (isRestated ? 3 : 0) +
          (mention.period && mention.period.name === old.period?.name ? 1 : 0) +
          (isMonthlyFee ? 1 : 0) +
          (isOnlyOfSize ? 1 : 0) +
          (isLast(folded, mention.figure) || isNamed || isOnlyNumber(mention) ? 1 : 0)
        // "Only 2 sessions until then" and "lost 4x": unless one is said of a week, they are not of the same.
        const isOfWeek = old.thing !== 'times' || [old, mention].some(({ figure }) => figure.per === 'week')
        const isMeant =
          isOnlyOfSize ||
          (same > 1 && (isOfWeek || marks > 0) && (marks > 0 || hasChanged || isRestated || isNamed || leads > 0)) ||
          (leads > 0 && (marks > 0 || isRestated || isChanged || isAlone || isOnlyNumber(mention))) ||
          (isRestated && marks > 0) ||
          (isMonthlyFee && marks > 0)
        const isEnough = sum - (leads > 0 && !isRestated ? 0 : ofOneTime) >= ENOUGH
        return same > 0 && isMeant && isEnough ? [{ mention, old, sum, near: nearness(mention, old) }] : []
      })
    })
  const [best] = found.toSorted(
    (one, other) => other.sum - one.sum || other.near - one.near || other.old.place - one.old.place,
  )
  if (!best) return null
  return rewriteNumber(best.old, { said: written(best.mention), mention: best.mention, known: told }, language)
}

/** "30 each a month": what is called a fee. */
const A_MONTH = /^[^.,;\d]{0,12}\b(?:a|per|por|al|ao) (?:month|mes)\b/

/** "I got the minutes wrong, it's 25": what is counted is named without its number. */
const UNIT_NAMED = /\b(?:the|my|los|las|mis|os|as|meus|minhas) (?<unit>minut|hour|hora|day|dia|kilo|quilo)\w*\b/
const THING_OF: Record<string, string> = {
  ...{ minut: 'minutes', hour: 'hours', hora: 'hours', day: 'times', dia: 'times' },
  ...{ kilo: 'kilos', quilo: 'kilos' },
}
const namedUnit = (folded: string): string | undefined => THING_OF[UNIT_NAMED.exec(folded)?.groups?.unit ?? '']

const OF_AGE = /\b(?:age|years?|yrs|old|anos|edad|idade|tengo|cumpl\w+|fiz|faz)\b/
/** "He is 13", "judo desde los 8": how old somebody is. */
const AGE_BEFORE =
  /\b(?:i'?m|im|i am|he'?s|she'?s|(?:he|she|son|daughter|kid) is|aged?|tiene|tem|tenho|tengo|desde (?:los|os)) $/
const OLDEST = 80
const isAge = ({ text, figure }: Mention): boolean =>
  figure.unit === undefined &&
  figure.value <= OLDEST &&
  AGE_BEFORE.test(text.folded.slice(0, figure.start)) &&
  /^ ?(?:$|[.,;!?)]|(?:and|y|e|que|yo|anos|years)\b)/.test(text.folded.slice(figure.end))
/** "Asked to go 4 times": it is not so yet. */
const WISHED =
  /\b(?:pediu (?:pra|para)|quer|quero|gostaria de|wants? to|would like to|asked to|quiere|quiero|pidio|me gustaria)(?: \w+){0,2} $/
const isWish = ({ text, figure }: Mention): boolean => WISHED.test(text.folded.slice(0, figure.start))
/** "They added Mondays and Fridays": then a small number without anything counts sessions. */
const NAMES_DAYS =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|lunes|martes|miercoles|jueves|viernes|segundas?|tercas?|quartas?|quintas?|sextas?)\b/
const isOtherCount = ({ thing, figure }: Mention): boolean =>
  thing !== 'times' && figure.unit === undefined && figure.value <= OLDEST

/** "Everyone around here takes 60": no number of who says "I take 45". */
const OF_EVERYBODY =
  /\b(?:everyone|everybody|others|most (?:people|coaches|gyms)|they all|todos|todo mundo|os outros|outros|los demas|otros|la competencia|a concorrencia)\b[^.!?;]*$/
const OF_ME = /\b(?:i|my|we|our|eu|meu|minha|cobro|yo|mi|tomo|llevo|cobramos)\b/
const isOfEverybody = ({ text, figure }: Mention): boolean => OF_EVERYBODY.test(text.folded.slice(0, figure.start))

/** "We can count on 6.500", after one amount of thousands and no other. */
const OF_OWN =
  /\b(?:contamos con|cuento con|conto com|contamos com|we'?ve|i'?ve|i have|we have|we'?ve got|i'?ve got|tengo|tenho|tenemos|temos|comes to|asking|asks|offers?|offering|oferece|ofrecen?|pede|pide|cobra|me pagar|me van a pagar|will pay me|levam-me|me levam|me llevan|me sale|me sai|pago|now|agora|ahora|agora ta|ahora es|ahora son|agora sao|ta)(?: (?:about|only|just|like|uns|unos|como|solo|so|it'?s|es|e|em|en))* (?:r?\$ ?|€|£)?$/
const OF_ANOTHER =
  /\b(?:next door|do lado|al lado|de al lado|other|others|outr[oa]s?|otr[oa]s?|another|vizinh\w+|vecin\w+|rival\w*|opponent|plus|also|tambem|tambien|besides)\b/
const LEAST_OF_SIZE = 20
const WIDEST = 2
const isOfSize = (mention: Mention, old: Mention): boolean => {
  const ratio = valueBeside(mention, old) / old.figure.value
  return ratio !== 1 && ratio <= WIDEST && ratio >= 1 / WIDEST
}

/** "I charge 30, 25 was last year": whatever each was taken for, both are amounts of money. */
const areBothMoney = (mention: Mention, old: Mention): boolean =>
  mention.figure.unit === undefined &&
  old.figure.unit === undefined &&
  (mention.figure.money || mention.thing === undefined) &&
  old.figure.money &&
  valueBeside(mention, old) !== old.figure.value &&
  isOfSize(mention, old)

/** They are named alike. */
const SURE = 3
/** It is one of "from 50 to 60", so many minutes and not hours, or another number for another time, only if the old one is said again. */
function needsRestating(mention: Mention, old: Mention, same: number): boolean {
  const isOfOtherTime = isOfOtherPeriod(mention, old) && valueBeside(mention, old) !== old.figure.value
  const isLength = old.length !== undefined && mention.length !== undefined
  return Boolean(old.isOfPair) || areMinutes(mention, old) || (isOfOtherTime && !isLength && same < SURE)
}

/** "Half an hour", "one evening": new things are told so, too. */
const needsMark = (mention: Mention, old: Mention): boolean =>
  areLengthsInOtherWords(mention, old) ||
  isOfOtherPeriod(mention, old) ||
  (mention.figure.value === 1 && mention.figure.unit === 'sessions' && mention.figure.per !== 'week')

interface Options {
  language: Language
  /** Only a number that the message refuses, or of which it tells what it is. */
  certain: boolean
  /** What was put right already with the same message, before and after. */
  done?: readonly Mention[] | undefined
}

/** The number of an earlier message that a message puts right; null if none. */
export function findCorrectedNumber(message: string, earlier: readonly Said[], options: Options): Rewritten | null {
  const known = earlier.flatMap(({ content }, place) => mentionsIn(content, place, options.language))
  if (known.length === 0) return null
  const refused = options.certain ? refusedNumber(message, known, options.language) : null
  return refused ?? numberAddedUp(message, known, options.language) ?? changedNumber(message, known, options)
}
