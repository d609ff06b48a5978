import type { Language } from '#contract/language.ts'
import type { DayText } from '../strategist.ts'
import { findDates } from './find-date.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { telling } from './number-mentions.ts'
import type { Said } from './said-earlier.ts'

/** So many words before a day say whose it is: "and the nationals on friday 11 december". */
const MOST_WORDS_OF_EVENT = 5

/** Of several days that were told the one whose event a message names: "the nationals were moved"; undefined if not plain. */
export function dayOfNamedEvent(message: string, told: readonly Said[], language: Language): DayText | undefined {
  const named = new Set(telling(memberText(message, language).folded, language))
  const days = told.flatMap(({ content, day }) => {
    const text = memberText(content, language)
    const dates = findDates(text, language, day).filter((date) => !date.casual && date.day >= day)
    return dates.map((date, place) => {
      const before = words(text.folded.slice(dates[place - 1]?.end ?? 0, date.start)).slice(-MOST_WORDS_OF_EVENT)
      return { day: date.day, isNamed: telling(before.join(' '), language).some((word) => named.has(word)) }
    })
  })
  const ofNamed = days.filter(({ isNamed }) => isNamed)
  const [first] = ofNamed
  const isPlain = first && ofNamed.every(({ day }) => day === first.day) && days.some(({ day }) => day !== first.day)
  return isPlain ? first.day : undefined
}
