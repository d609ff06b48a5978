import { PERSONAS, type PersonaLabel } from '#contract/personas.ts'
import { WarMask } from '#web/ui/war-mask.tsx'
import { COACH_LOOKS } from './coach-look.ts'

/** The face of a persona; its name always stands beside it. */
export function CoachMask({ persona, className }: { persona: PersonaLabel; className?: string }) {
  return <WarMask id={PERSONAS[persona].coach_id} face={COACH_LOOKS[persona].face} {...(className && { className })} />
}
