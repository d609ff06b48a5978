import type { Language } from '#contract/language.ts'
import { en, type RecapTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

interface RecapMaterial {
  agenda: string | null
  notes: string | null
  recording_url: string | null
  /** Answered questions in the order of their minutes. */
  questions: { body: string; minute: number | null; votes: number }[]
}

const TEXTS: Record<Language, RecapTexts> = { en, pt, es }

/**
 * A recap to edit. It repeats what the host and the members wrote and adds nothing: what was said in the event is not
 * known here. Empty when there is nothing to repeat.
 */
export function draftText({ agenda, notes, recording_url, questions }: RecapMaterial, language: Language): string {
  const words = TEXTS[language]
  if (!agenda && !notes && questions.length === 0) return ''
  const parts = [
    ...(agenda ? [`## ${words.agenda}`, agenda] : []),
    ...(notes ? [`## ${words.notes}`, notes] : []),
    ...(questions.length > 0
      ? [
          `## ${words.questions}`,
          questions.map(({ body, minute, votes }) => `- ${words.question(minute ?? 0, body, votes)}`).join('\n'),
        ]
      : []),
    ...(recording_url ? [`## ${words.recording}`, recording_url] : []),
  ]
  return parts.join('\n\n')
}
