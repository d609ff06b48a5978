import type { PersonaLabel } from '#contract/personas.ts'
import { MaskPicture } from '#web/ui/mask-picture.tsx'
import { COACH_LOOKS } from './coach-look.ts'

/** The mask of a persona; its name is always shown beside it. */
export function CoachMask({ persona, className }: { persona: PersonaLabel; className?: string }) {
  return <MaskPicture face={COACH_LOOKS[persona].face} className={className} />
}
