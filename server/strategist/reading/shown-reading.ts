import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { AnswerTrace, ReadPart } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import { dayLabel } from '../composing/dated-steps.ts'
import type { Trace } from '../strategist.ts'
import { buttonText } from './button-text.ts'

const labelsOf = (matters: Trace['choices'], language: Language): string[] => {
  const { matters: labels } = READING_LABELS[language]
  // Matters of an older reader have no name any more.
  return (matters ?? []).flatMap((matter) => (Object.hasOwn(labels, matter) ? [labels[matter]] : []))
}

const MOST_CHOICES = 4

/** What the member can choose from: what was meant, what is nearer than the answer, or what to ask next. */
export function choicesOf({ asked, choices, nearest = [], next = [] }: Trace, language: Language): string[] {
  const questions = [...nearest, ...next].map((way) => buttonText(way, language))
  return [...questions, ...(asked === 'matter' ? labelsOf(choices, language) : [])].slice(0, MOST_CHOICES)
}

/** The questions that stand in short in the answer, as they are written there. */
export const besidesOf = ({ besides = [] }: Trace, language: Language): string[] =>
  besides.map(({ way }) => buttonText(way, language))

/** What the choices are for. */
export function purposeOfChoices({ asked, next }: Trace): AnswerTrace['choices_for'] {
  if (asked === 'matter') return 'what-is-meant'
  return next === undefined ? 'nearer' : 'next'
}

/** How the member was understood, as shown under the answer to a new matter, each part correctable. */
export function readPartsOf({ act, matter, asked, choices, said = {} }: Trace, language: Language): ReadPart[] {
  // Who is asked what is meant was not understood yet.
  if (asked === 'matter') return []
  const [about] = matter === undefined ? [] : labelsOf([matter], language)
  if (about === undefined || (act !== 'new-problem' && act !== 'question' && act !== 'correction')) return []
  const { parts } = READING_LABELS[language]
  const { goal, obstacle, hours_a_week, event_date, sport } = said
  const read: [ReadPart['part'], string | undefined][] = [
    ['goal', goal],
    ['when', event_date && dayLabel(event_date, language, event_date)],
    ['in_the_way', obstacle],
    ['time_a_week', hours_a_week === undefined ? undefined : `${hours_a_week} h`],
    ['sport', sport],
  ]
  return [
    { part: 'about', label: parts.about, value: about, others: labelsOf(choices, language) },
    ...read.flatMap(([part, value]) => (value ? [{ part, label: parts[part], value, others: [] }] : [])),
  ]
}
