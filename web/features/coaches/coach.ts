import {
  type Focus,
  PERSONA_FACTS,
  type PersonaFacts,
  type PersonaIntroduction,
  type PersonaIntroductions,
  type PersonaStory,
} from '#content/personas/persona.ts'
import { type CoachId, PERSONAS, type PersonaLabel } from '#contract/personas.ts'

export type Coach = PersonaFacts & PersonaIntroduction & { label: PersonaLabel; coachId: CoachId; comingSoon: boolean }
export type CoachWithStory = Coach & PersonaStory

/** The six listed coaches; the available ones come first. */
export const LISTED: readonly PersonaLabel[] = ['leadership', 'mindset', 'performance', 'excellence', 'life', 'balance']

export const FEATURED: readonly PersonaLabel[] = ['leadership', 'mindset', 'performance']

export function coachOf(label: PersonaLabel, texts: PersonaIntroductions): Coach {
  const { coach_id, available } = PERSONAS[label]
  return { ...PERSONA_FACTS[label], ...texts[label], label, coachId: coach_id, comingSoon: !available }
}

/** The coaches of a focus, or all if none is chosen. */
export function inFocus(labels: readonly PersonaLabel[], focus: Focus | undefined): PersonaLabel[] {
  return labels.filter((label) => focus === undefined || PERSONA_FACTS[label].focus === focus)
}

export const profilePath = (label: PersonaLabel) => `/coach/${PERSONAS[label].coach_id}`
export const sessionPath = (label: PersonaLabel) => `${profilePath(label)}/session`
/** The profile of a human coach: a house coach or an approved one. */
export const publicProfilePath = (slug: string) => `/coach/${slug}/profile`
