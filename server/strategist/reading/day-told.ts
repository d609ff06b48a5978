import type { Language } from '#contract/language.ts'
import type { DayText } from '../strategist.ts'
import { findDates } from './find-date.ts'
import { findSlots } from './find-slots.ts'
import { keepFor } from './keep-last.ts'
import { memberText } from './member-text.ts'
import type { Said } from './said-earlier.ts'

interface DaysOfMessage {
  ofEvent: DayText | undefined
  ahead: readonly DayText[]
}

const kept = keepFor<DaysOfMessage>()

/** The days that a message named when it was said. The same messages are asked again in every answer. */
const daysOf = ({ content, day }: Said, language: Language): DaysOfMessage =>
  kept(`${language} ${day} ${content}`, () => ({
    ofEvent: findSlots(content, language, day).event_date,
    ahead: findDates(memberText(content, language), language, day)
      .filter((date) => !date.casual && date.day >= day)
      .map((date) => date.day),
  }))

/** The day of the event that was named last in what was said, or the only day that was. */
export function dayTold(told: readonly Said[], language: Language): DayText | undefined {
  for (const said of told.toReversed()) {
    const { ofEvent } = daysOf(said, language)
    if (ofEvent !== undefined) return ofEvent
  }
  const days = told.flatMap((said) => daysOf(said, language).ahead)
  return days.length === 1 ? days[0] : undefined
}
