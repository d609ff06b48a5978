import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { asksQuestion } from './asks-question.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { rewriteNumber } from './number-in-place.ts'
import { type Mention, mentionsIn, telling, written } from './number-mentions.ts'
import type { Said } from './said-earlier.ts'
import { valueBeside } from './same-thing.ts'

/** A longer message tells something new. */
const LONGEST = 20
const LEAST_MONEY = 10
/** What stands further before an amount is of something else. */
const FURTHEST = 60
/** Two prices of one thing lie no further apart. */
const WIDEST = 2.5
/** Something else of the same name, or only supposed. Folded, in all three languages together. */
const OF_ANOTHER =
  /\b(?:another|other|also|plus|besides|second|extra|if|each of|would|could|outr[oa]s?|tambem|alem|segund[oa]|se|otr[oa]s?|tambien|ademas|aparte|si|mais|friend|amig[oa]|used to|last year|antes|ano passado|el ano pasado|per head|vecin\w+|vizinh\w+|do lado|al lado|next door|i want|quero|quiero|want to|budget for|quiere|quer)\b/

/** They say nothing of the thing itself. */
const NEW = /\b(?:new|old|nov[oa]s?|nuev[oa]s?|viej[oa]s?|velh[oa]s?)\b/g

const isAmount = ({ figure }: Mention): boolean =>
  figure.unit === undefined && figure.value >= LEAST_MONEY && !figure.rises && figure.counts

/** The words that name an amount: those since the number before it; or else those after it. */
function labelOf({ text: { folded }, figure }: Mention, language: Language): ReadonlySet<string> {
  const before = folded.slice(0, figure.start).replace(NEW, '').split(/\d/).at(-1) ?? ''
  const named = telling(before.slice(-FURTHEST), language)
  const [after = ''] = folded.slice(figure.end).split(/\d|[,;:.!?]/)
  // "800 flat": the word right after it names it, too.
  const [next = ''] = after.trim().split(' ')
  return new Set([...named, ...telling(named.length > 0 ? next : after, language)])
}

/** "The flight is 780 now", after "flight 640, hotel 450": the one amount that was told of the same thing has another value. */
export function findSameLabel(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const { folded } = memberText(message, language)
  // "The class is 16 now, more people came": only what stands with the number says what it is.
  const withNumber = folded
    .split(/[,;](?!\d)/)
    .filter((part) => /\d/.test(part))
    .join(',')
  if (words(folded).length > LONGEST || OF_ANOTHER.test(withNumber) || asksQuestion(message, language)) return null
  const [mention, ...others] = mentionsIn(message, -1, language).filter(isAmount)
  if (!mention || others.length > 0) return null
  const named = new Set(telling(folded.replace(NEW, ''), language))
  const known = earlier.flatMap(({ content }, place) => mentionsIn(content, place, language))
  const alike = known.filter((old) => {
    const ratio = valueBeside(mention, old) / old.figure.value
    return (
      isAmount(old) &&
      ratio <= WIDEST &&
      ratio >= 1 / WIDEST &&
      [...labelOf(old, language)].some((word) => named.has(word))
    )
  })
  // "40 pieces at 55": the price, and not how many.
  const prices = alike.filter(({ figure }) => figure.money)
  const meant = prices.length > 0 ? prices : alike
  const [old] = meant
  const isOne = old !== undefined && meant.every(({ figure }) => figure.value === old.figure.value)
  if (!isOne || valueBeside(mention, old) === old.figure.value) return null
  return rewriteNumber(old, { said: written(mention), mention, known }, language)
}
