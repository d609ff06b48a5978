import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { memberText } from './member-text.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'

/** Folded; one a weekday, Sunday first. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map(
    (short) => `${short}(?:day|s|sday|nesday|rs?|rsday|urday)?s?`,
  ),
  pt: [
    'domingos?',
    'seg(?:unda)?s?',
    'ter(?:ca)?s?',
    'qua(?:rta)?s?',
    'qui(?:nta)?s?',
    'sex(?:ta)?s?',
    'sab(?:ado)?s?',
  ],
  es: ['dom(?:ingo)?s?', 'lun(?:es)?', 'mar(?:tes)?', 'mie(?:rcoles)?', 'jue(?:ves)?', 'vie(?:rnes)?', 'sab(?:ado)?s?'],
}
const REFUSES = /\b(?:not|no longer|instead of|rather than|nao|em vez de|no lugar de|no|en vez de|en lugar de)\b/

interface Named {
  weekday: number
  start: number
  end: number
}

function weekdaysNamed(folded: string, language: Language): Named[] {
  const day = WEEKDAYS[language].map((name, place) => `(?<d${place}>${name})`).join('|')
  return [...folded.matchAll(new RegExp(String.raw`\b(?:${day})\b(?:-feira)?`, 'g'))].map(
    ({ 0: all, index, groups }) => ({
      weekday: WEEKDAYS[language].findIndex((_, place) => groups?.[`d${place}`] !== undefined),
      start: index,
      end: index + all.length,
    }),
  )
}

/**
 * "It's Tuesday and Thursday now, not Monday and Wednesday": each weekday that is refused with the one in its place, in the
 * message that told them; null unless there are several, and as many of both.
 */
export function findExchangedWeekdays(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const refusal = REFUSES.exec(own.folded)
  if (!refusal) return null
  const named = weekdaysNamed(own.folded, language)
  const right = named.filter(({ end }) => end <= refusal.index)
  const wrong = named.filter(({ start }) => start >= refusal.index)
  if (wrong.length < 2 || wrong.length !== right.length) return null
  for (const [place, { content }] of [...earlier.entries()].reverse()) {
    const text = memberText(content, language)
    const told = weekdaysNamed(text.folded, language)
    const spans = wrong.map(({ weekday }) => told.find((each) => each.weekday === weekday))
    const replaced = spans.map((span, index) => {
      const { start, end } = right[index] as Named
      return span && { ...span, to: own.original.slice(originalAt(own, start), originalAt(own, end)) }
    })
    const inOrder = replaced.filter((one) => one !== undefined).toSorted((one, other) => one.start - other.start)
    const [first, ...again] = inOrder
    const last = inOrder.at(-1)
    if (!first || !last || inOrder.length < wrong.length) continue
    const phrase = own.original.slice(originalAt(own, right[0]?.start ?? 0), originalAt(own, right.at(-1)?.end ?? 0))
    const from = content.slice(originalAt(text, first.start), originalAt(text, last.end))
    return { ...rewriteMessage(text, { place, ...first, again }), phrase, from, to: phrase }
  }
  return null
}
