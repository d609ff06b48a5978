import type { Language } from '#contract/language.ts'
import { weekdaysAt } from '../programmes/changed-weekdays.ts'
import type { Rewritten } from '../strategist.ts'
import { memberText } from './member-text.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'

/**
 * "It's Tuesday and Thursday now, not Monday and Wednesday": each weekday that is refused with the one in its place, in the
 * message that told them; null unless there are several, and as many of both.
 */
export function findExchangedWeekdays(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const named = weekdaysAt(own.folded, language)
  const right = named.filter(({ isOut }) => !isOut)
  const wrong = named.filter(({ isOut }) => isOut)
  const [begins, ends] = [right[0], right.at(-1)]
  if (!begins || !ends || wrong.length < 2 || wrong.length !== right.length) return null
  const phrase = own.original.slice(originalAt(own, begins.start), originalAt(own, ends.end))
  for (const [place, { content }] of [...earlier.entries()].reverse()) {
    const text = memberText(content, language)
    const told = weekdaysAt(text.folded, language)
    const replaced = right.flatMap(({ start, end }, index) => {
      const old = told.find(({ weekday }) => weekday === wrong[index]?.weekday)
      const to = own.original.slice(originalAt(own, start), originalAt(own, end))
      return old ? [{ start: old.start, end: old.end, to }] : []
    })
    const [first, ...again] = replaced.toSorted((one, other) => one.start - other.start)
    const last = again.at(-1)
    if (!first || !last || replaced.length < wrong.length) continue
    const from = content.slice(originalAt(text, first.start), originalAt(text, last.end))
    return { ...rewriteMessage(text, { place, ...first, again }), phrase, from, to: phrase }
  }
  return null
}
