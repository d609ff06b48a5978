import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { memberText } from './member-text.ts'
import { isClock } from './number-clock.ts'
import { rewriteNumber } from './number-in-place.ts'
import { DIGITS, isDayOfMonth, type Mention, mentionsIn, sharesWord } from './number-mentions.ts'
import { NUMBER, readNumber } from './number-words.ts'

/** Says that some came or went. Folded, in all three languages together. */
const CAME_OR_WENT =
  /\b(?:more|extra|another|additional|joined|joining|signed|added|new|left|leaving|quit|dropped|pulled out|cancel\w*|fewer|less|mais|menos|outr[oa]s?|otr[oa]s?|mas|nov[oa]s?|nuev[oa]s?|entr\w+|inscrev\w+|apunt\w+|inscrib\w+|sum\w+|chegou|chegaram|vieram|sa[ií]\w*|desist\w+|baj\w+|fueron|falt\w+)\b/

const OF_TIME = /^ (?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?)\b/

/** "Three more signed up, so that's 15", after "12 girls": the number that another one makes of one that was told; null if none does. */
export function numberAddedUp(message: string, known: readonly Mention[], language: Language): Rewritten | null {
  const text = memberText(message, language)
  const { folded } = text
  if (!CAME_OR_WENT.test(folded)) return null
  const said = [...folded.matchAll(new RegExp(String.raw`${DIGITS.source}|\b(?:${NUMBER[language]})\b`, 'g'))]
  const numbers = said.flatMap(({ 0: raw, index }) => {
    const value = readNumber(raw, language)
    // "A week more" is none of what was counted.
    return value === null || OF_TIME.test(folded.slice(index + raw.length)) ? [] : [{ raw, index, value }]
  })
  // More numbers tell more than that.
  if (numbers.length !== 2) return null
  const counted = mentionsIn(message, -1, language)
  const found = numbers.flatMap((change) =>
    numbers
      .filter((now) => now !== change)
      .flatMap((now) => {
        const mention = counted.find(({ figure }) => figure.start <= now.index && now.index < figure.end)
        if (mention && isDayOfMonth(mention)) return []
        const makes = ({ figure: { value } }: Mention): boolean =>
          value + change.value === now.value || value - change.value === now.value
        const all = known.filter((each) => makes(each) && !isClock(each))
        const named = mention ? all.filter((each) => sharesWord(mention, each)) : []
        const old = named.length > 0 ? named : all
        const [first] = old
        // Of two different things it is not plain which one is meant.
        return first && old.every(({ thing }) => thing === first.thing) ? [{ now, mention, old: first }] : []
      }),
  )
  // "58 pay, 4 are free", after 62: what is left is nearer to what there was.
  const distance = ({ now, old }: (typeof found)[0]): number => Math.abs(now.value - old.figure.value)
  const [best] = found.toSorted((one, other) => distance(one) - distance(other))
  return best ? rewriteNumber(best.old, { said: best.now.raw, mention: best.mention, known }, language) : null
}
