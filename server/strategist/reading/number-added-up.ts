import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { memberText } from './member-text.ts'
import { isClock } from './number-clock.ts'
import { rewriteNumber } from './number-in-place.ts'
import { DIGITS, type Mention, mentionsIn } from './number-mentions.ts'
import { NUMBER, readNumber } from './number-words.ts'

/** Says that some came or went. Folded, in all three languages together. */
const CAME_OR_WENT =
  /\b(?:more|extra|another|additional|joined|joining|signed|added|new|left|leaving|quit|dropped|pulled out|cancel\w*|fewer|less|mais|menos|outr[oa]s?|otr[oa]s?|mas|nov[oa]s?|nuev[oa]s?|entr\w+|inscrev\w+|apunt\w+|inscrib\w+|sum\w+|chegou|chegaram|vieram|sa[ií]\w*|desist\w+|baj\w+|fueron|falt\w+)\b/

/** "Three more signed up, so that's 15", after "12 girls": the number that another one makes of one that was told; null if none does. */
export function numberAddedUp(message: string, known: readonly Mention[], language: Language): Rewritten | null {
  const text = memberText(message, language)
  const { folded } = text
  if (!CAME_OR_WENT.test(folded)) return null
  const said = [...folded.matchAll(new RegExp(String.raw`${DIGITS.source}|\b(?:${NUMBER[language]})\b`, 'g'))]
  const numbers = said.flatMap(({ 0: raw, index }) => {
    const value = readNumber(raw, language)
    return value === null ? [] : [{ raw, index, value }]
  })
  // More numbers tell more than that.
  if (numbers.length !== 2) return null
  const counted = mentionsIn(message, -1, language)
  for (const change of numbers)
    for (const now of numbers) {
      if (now === change) continue
      const makes = ({ figure: { value } }: Mention): boolean =>
        value + change.value === now.value || value - change.value === now.value
      const old = known.filter((each) => makes(each) && !isClock(each))
      const [first] = old
      // Of two different things it is not plain which one is meant.
      if (!first || old.some(({ thing }) => thing !== first.thing)) continue
      const mention = counted.find(({ figure }) => figure.start <= now.index && now.index < figure.end)
      return rewriteNumber(first, { said: now.raw, mention, known }, language)
    }
  return null
}
