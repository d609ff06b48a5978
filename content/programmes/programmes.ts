import type { Language } from '#contract/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ProgrammeTexts } from './programme-texts.ts'
import { pt } from './pt.ts'

/** What a message asks to be worked out. The sentences that teach to tell them apart are beside this file. */
export const PROGRAMMES = {
  week: 'how to lay out or split the training of a week',
  until_event: 'what to train until a bout, tournament or grading',
  rounds: 'the contents of one session: rounds, drills, conditioning',
  class: 'how to run a class for a group',
  none: 'anything else',
} as const satisfies Record<string, string>
export type ProgrammeKind = keyof typeof PROGRAMMES
export const PROGRAMME_KINDS = Object.keys(PROGRAMMES) as ProgrammeKind[]

export const PROGRAMME_TEXTS: Record<Language, ProgrammeTexts> = { en, pt, es }
