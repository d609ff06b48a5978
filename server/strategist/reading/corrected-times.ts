import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'
import { stem } from './stem.ts'

/** A time of day: "6.15", "21h30", "half 6", "7 pm", "las 8". Folded, in all three languages together. */
const TIME =
  /(?<![\d$€£.,/])\b(?:half (?:past )?|quarter (?:past|to) )\d{1,2}\b(?! ?(?:%|kg))|(?<![\d$€£.,/])\b\d{1,2}(?:[:.][0-5]\d\b|h[0-5]\d\b)(?: ?(?:am|pm))?|(?<![\d$€£.,/])\b\d{1,2} ?(?:am|pm)\b|(?<=\b(?:as|a las|at|at about|desde las|ate as|hasta las) )\d{1,2}(?:h|hs)?\b(?! ?(?:kg|kilos?|%|days?|dias?|weeks?|semanas?|years?|anos?|min))/g
const MOST_WORDS = 18

const timesIn = (folded: string) => [...folded.matchAll(TIME)].map(({ 0: said, index }) => ({ said, index }))

/** "Practice is at 6.15, not half 6", "errei, termina 21h30": the time that was told, with another one in its place. */
export function findCorrectedTime(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  if (words(own.folded).length > MOST_WORDS) return null
  const said = timesIn(own.folded)
  const named = new Set(words(own.folded).map((word) => stem(word, language)))
  const all = earlier.flatMap(({ content }) => timesIn(memberText(content, language).folded))
  for (const [place, { content }] of [...earlier.entries()].reverse()) {
    const text = memberText(content, language)
    const told = timesIn(text.folded)
    const [now, ...others] = said.filter((each) => told.every((before) => before.said !== each.said))
    if (told.length === 0 || !now || others.length > 0) continue
    // Of several times the one that is said again is wrong, or else the one beside a word of the message.
    const isRefused = ({ said: before }: { said: string }): boolean => said.some((each) => each.said === before)
    const isNamed = ({ index }: { index: number }): boolean =>
      words(text.folded.slice(0, index))
        .slice(-3)
        .some((word) => word.length > 3 && named.has(stem(word, language)))
    const old = told.find(isRefused) ?? told.find(isNamed) ?? (all.length === 1 ? told[0] : undefined)
    if (!old) continue
    const to = own.original.slice(originalAt(own, now.index), originalAt(own, now.index + now.said.length))
    return rewriteMessage(text, { place, start: old.index, end: old.index + old.said.length, to })
  }
  return null
}
