import type { Language } from '#contract/language.ts'
import type { Correction, DayText, Rewritten } from '../strategist.ts'
import { putDayInPlace } from './day-in-place.ts'
import { addDays, weekdayOf } from './days.ts'
import { findDates } from './find-date.ts'
import { memberText } from './member-text.ts'
import { telling } from './number-mentions.ts'
import type { Said } from './said-earlier.ts'

/** A day with the words of its part of the sentence: "weigh in friday 11 dec", "fight on saturday". */
interface NamedDay {
  day: DayText
  casual: boolean
  words: ReadonlySet<string>
}

const ENDS_PART = /[,.;:!?\n]|\b(?:and|e|y|but|mas|pero)\b/
/** Where its day stands is no name of an event. */
const IS_WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|segund|terc|quart|quint|sext|sabad|doming|lun|mart|mierc|juev|viern)/

function namedDays({ content, day }: Said, language: Language): NamedDay[] {
  const text = memberText(content, language)
  const dates = findDates(text, language, day).filter((date) => date.day >= day)
  return dates.map((date, place) => {
    const before =
      text.folded
        .slice(dates[place - 1]?.end ?? 0, date.start)
        .split(ENDS_PART)
        .at(-1) ?? ''
    const [after = ''] = text.folded.slice(date.end, dates[place + 1]?.start).split(ENDS_PART)
    const said = telling(`${before} ${after}`, language).filter((word) => !IS_WEEKDAY.test(word) && !/\d/.test(word))
    return { day: date.day, casual: date.casual, words: new Set(said) }
  })
}

/** A weekday means the one nearest to the day it takes the place of. */
function nearest({ day, casual }: NamedDay, before: DayText): DayText {
  if (!casual) return day
  const ahead = (weekdayOf(day) - weekdayOf(before) + 7) % 7
  return addDays(before, ahead > 3 ? ahead - 7 : ahead)
}

/** "Weigh-in is Friday and the fight Saturday": each of two days in the place of the one told for it; null if not both. */
export function findMovedDays(
  message: string,
  earlier: readonly Said[],
  language: Language,
  today: DayText,
): Correction | null {
  const said = namedDays({ content: message, day: today }, language)
  if (said.length !== 2) return null
  const told = earlier.flatMap((one) => namedDays(one, language))
  const pairs = said.flatMap((right) => {
    const old = told.filter(({ words }) => [...words].some((word) => right.words.has(word)))
    const [first] = old
    return first && old.every(({ day }) => day === first.day)
      ? [{ before: first.day, after: nearest(right, first.day) }]
      : []
  })
  const [one, other] = pairs
  if (!one || !other || one.before === other.before) return null
  const changed = pairs.filter(({ before, after }) => before !== after && after >= today)
  if (changed.length !== 2) return null
  return putBoth(changed, earlier, language)
}

/** The day that is not moved onto the other one is put in its place first, so that they stay apart. */
function putBoth(
  changed: readonly { before: DayText; after: DayText }[],
  earlier: readonly Said[],
  language: Language,
): Correction {
  const [one, other] = changed as [(typeof changed)[0], (typeof changed)[0]]
  const [first, second] = one.after === other.before ? [other, one] : [one, other]
  const moved = putDayInPlace(first.after, earlier, { language, event_date: first.before })
  const after = earlier.map((said, place) => ({ ...said, content: contentAt(moved.rewritten, place) ?? said.content }))
  const both = putDayInPlace(second.after, after, { language, event_date: second.before })
  const later = first.after > second.after ? moved : both
  const { rewritten } = both
  return { said: later.said, ...(rewritten && { rewritten: withOther(rewritten, moved.rewritten) }) }
}

function contentAt(rewritten: Rewritten | undefined, place: number): string | undefined {
  for (let one = rewritten; one; one = one.also) if (one.place === place) return one.content
  return undefined
}

/** What was put right first, where it is in another message than the second. */
function withOther(second: Rewritten, first: Rewritten | undefined): Rewritten {
  if (!first || contentAt(second, first.place) !== undefined) return second
  return { ...second, also: { ...first, also: second.also } }
}
