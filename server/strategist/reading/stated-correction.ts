import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { ReadingLabels } from '#content/reading/labels/reading-labels.ts'
import type { Language } from '#contract/language.ts'
import type { DayText, Slots } from '../strategist.ts'
import { findDate } from './find-date.ts'
import { fold } from './fold.ts'

type Part = Extract<keyof ReadingLabels['parts'], 'goal' | 'when' | 'in_the_way' | 'time_a_week' | 'sport'>
const PARTS: readonly Part[] = ['goal', 'when', 'in_the_way', 'time_a_week', 'sport']

/**
 * A part of the reading that the member put right under an answer, sent as "goal: win my first bout"; null for any other
 * message.
 */
export function statedCorrection(message: string, language: Language, today: DayText): Slots | null {
  const [, label, value] = /^([^:\n]{2,40}):\s*(\S[^\n]*)$/.exec(message.trim()) ?? []
  if (label === undefined || value === undefined) return null
  const labels = READING_LABELS[language].parts
  const part = PARTS.find((each) => fold(labels[each]) === fold(label.trim()))
  switch (part) {
    case undefined:
      return null
    case 'when': {
      const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : findDate(value, language, today)?.day
      return day === undefined ? null : { event_date: day }
    }
    case 'time_a_week': {
      const hours = Number.parseFloat(value.replace(',', '.'))
      return Number.isFinite(hours) && hours > 0 ? { hours_a_week: hours } : null
    }
    case 'in_the_way':
      return { obstacle: value }
    default:
      return { [part]: value }
  }
}
